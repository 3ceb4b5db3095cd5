/**
 * The order among handlers of one hook, as data: the lower number runs first.
 *
 * Tie rule: equal numbers run by module id. A module left out has 50. Where the last
 * answer stands, a higher number overrides a lower one.
 */
import type { Question } from './hooks'

export const ORDER: { readonly [Q in Question]?: { readonly [module: string]: number } } = {
  /** Scapegoat and Sheriff by D23, then the tie rule (rulebook 3.8). */
  tie: { 'sheriff-first': 5, scapegoat: 10, sheriff: 20, 'tie-rules': 30 },
  weight: { sheriff: 10 },
  /** Rulebook 8: draw, couple, wolves, village. */
  victory: { draw: 10, lovers: 20, piper: 40, werewolf: 50, villager: 60, stalemate: 90 },
  /** A couple's goal stands over its members' cards. */
  camp: { witch: 10, cupid: 20, lovers: 30 },
  onAction: { 'little-girl': 20, 'touch-of-death': 30, specter: 40 },
  /** Guard before antidote (I5), the Elder's life last. */
  onAttack: { 'first-kill': 10, 'little-girl': 20, guard: 30, witch: 40, elder: 60 },
  /** The penalty counts at once, before any later ability of the chain (3.4f). */
  died: { elder: 10, lovers: 20, hunter: 30, sheriff: 40 }
}

/** Ranks of follow-ups in the aftermath (rulebook 3.4). */
export const RANK = {
  grief: 10,
  leaves: 15,
  shot: 20,
  testament: 30,
  succession: 40,
  lastWords: 45,
  secondVote: 60
} as const
