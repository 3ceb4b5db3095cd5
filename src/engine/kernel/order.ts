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
  /** The Rascal's three votes are three, even for a Sheriff (I82). */
  weight: { sheriff: 10, 'little-rascal': 20 },
  /** Rulebook 8: draw, couple, third party, piper, wolves, village. */
  victory: {
    draw: 10,
    lovers: 20,
    'third-party': 30,
    piper: 40,
    infection: 45,
    werewolf: 50,
    villager: 60,
    stalemate: 90
  },
  /** A couple's goal stands over its members' cards. */
  camp: { witch: 10, hybrid: 15, cupid: 20, lovers: 30 },
  /** Who is of the third party wins with it alone, a friend of the wolves with them beside (W17, I80). */
  shares: { 'third-party': 60, 'double-agent': 70 },
  /** Cards are known before anybody is named a wolf's friend. */
  around: { 'double-agent': 60 },
  /** Who hunts stands over where. */
  instead: { 'full-moon-rising': 10, flood: 20, 'end-of-the-harvest': 30 },
  /** One card as it is seen, then how many are shown (5.6). */
  sees: { seer: 10, 'end-of-the-harvest': 90 },
  /** In turn stands over the Sheriff's first ballot. */
  form: { 'end-of-the-harvest': 10 },
  onAction: {
    'self-destruct': 10,
    luck: 15,
    'little-girl': 20,
    'touch-of-death': 30,
    specter: 40,
    backfire: 50
  },
  /** Guard before antidote (I5), the Elder's life last. */
  onAttack: { 'first-kill': 10, 'little-girl': 20, guard: 30, witch: 40, 'radiant-sunday': 50, elder: 60 },
  /** A pardon before the Idiot shows his card (OR2). */
  onVerdict: {
    'end-of-the-harvest': 5,
    'pact-with-the-devil': 10,
    'heads-or-tails': 20,
    'village-idiot': 30
  },
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
