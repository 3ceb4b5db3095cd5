/**
 * The order among handlers of one hook, as data: the lower number runs first.
 *
 * Tie rule: equal numbers run by module id. A module left out has 50. Where the last
 * answer stands, a higher number overrides a lower one.
 */
import type { Question } from './hooks'

export const ORDER: { readonly [Q in Question]?: { readonly [module: string]: number } } = {
  /** Scapegoat and Sheriff by D23, then the tie rule (rulebook 3.8). */
  tie: { sheriff: 20, 'tie-rules': 30 },
  weight: { sheriff: 10 },
  /** Rulebook 8: draw, couple, wolves, village. */
  victory: { draw: 10, lovers: 20, werewolf: 50, villager: 60 },
  onAction: { 'touch-of-death': 30, specter: 40 },
  /** Guard before antidote (I5), the Elder's life last. */
  onAttack: { guard: 30, witch: 40, elder: 60 },
  /** The penalty counts at once, before any later ability of the chain (3.4f). */
  died: { elder: 10, lovers: 20, hunter: 30, sheriff: 40 }
}

/** Ranks of follow-ups in the aftermath (rulebook 3.4). */
export const RANK = {
  grief: 10,
  shot: 20,
  testament: 30,
  succession: 40,
  lastWords: 45,
  secondVote: 60
} as const
