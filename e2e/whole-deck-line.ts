/**
 * A game through the whole deck, as its table plays it: 36 cards on 36 days, and as many living as a
 * village needs for it. Players are written by name; what a day does not say is answered quietly.
 */
import type { Json } from '../src/shared/game'

/** Clockwise: role, sex and age. Percival does not tell his age. */
export const table = {
  Aldous: ['Werewolf', 'm', 61],
  Brigid: ['Villager', 'f', 24],
  Caspian: ['Seer', 'm', 45],
  Delphine: ['Werewolf', 'f', 38],
  Eamon: ['Villager', 'm', 19],
  Florian: ['Hunter', 'm', 52],
  Guinevere: ['Little Girl', 'f', 27],
  Horatio: ['Witch', 'm', 33],
  Isadora: ['Guard', 'f', 41],
  Jericho: ['Elder', 'm', 70],
  Katarina: ['Cupid', 'f', 30],
  Leander: ['Villager', 'm', 36],
  Marguerite: ['Werewolf', 'f', 55],
  Nikolai: ['Village Idiot', 'm', 48],
  Ophelia: ['Scapegoat', 'f', 22],
  Percival: ['Villager', 'm', null],
  Rosalind: ['Villager', 'f', 29],
  Sebastian: ['Werewolf', 'm', 43]
} as const
export type Name = keyof typeof table
export const names = Object.keys(table) as Name[]

/** Answers by prompt; a list of turns is given to one after another who is asked. */
export type Answers = { readonly [prompt: string]: Json | { readonly turns: readonly Json[] } }

export interface Day {
  /** Null: the deck is empty. */
  readonly card: string | null
  /** From nightfall to the card, and from the card to dusk. */
  readonly night?: Answers
  readonly day?: Answers
  /** Who breaks the ban of the card while all talk. */
  readonly offender?: Name
  /** Who dies in the night, and who by day. */
  readonly dawn?: readonly Name[]
  readonly falls?: readonly Name[]
  /** How many the card sends out of the room. */
  readonly away?: number
  /** Who comes back by the card. */
  readonly returns?: Name
  /** Whom the host lets back in at dusk, so that the evening goes on. */
  readonly revives?: readonly Name[]
}

const vote = (...results: (Name | null)[]) => ({ vote: { turns: results.map((result) => ({ result })) } })

/** Everybody names the next two at the table, and all pass over one. */
function passedOver(whom: Name, living: readonly Name[]): Json {
  const others = (from: number) =>
    [...living.slice(from + 1), ...living.slice(0, from)].filter((name) => name !== whom).slice(0, 2)
  return { ballots: Object.fromEntries(living.map((name, at) => [name, others(at)])) }
}

/** Everybody accuses one, and he himself another. */
const accusing = (whom: Name, instead: Name, turns: readonly Name[]) => ({
  turns: turns.map((name) => (name === whom ? instead : whom))
})

const gone: readonly Name[] = ['Brigid', 'Delphine', 'Ophelia', 'Sebastian']
const onDay17 = names.filter((name) => !gone.includes(name))

export const days: readonly Day[] = [
  {
    card: 'touch-of-death',
    night: {
      cupid: ['Percival', 'Rosalind'],
      guard: 'Horatio',
      seer: 'Aldous',
      werewolves: 'Brigid',
      'sheriff-election': 'Isadora'
    },
    dawn: ['Brigid']
  },
  { card: 'burial', night: { werewolves: 'Leander', 'touch-of-death': false } },
  {
    card: 'executioner',
    night: { werewolves: 'Leander', 'touch-of-death': true },
    dawn: ['Leander'],
    day: { executioner: 'Caspian' }
  },
  { card: 'somnambulism' },
  { card: 'double-agent', night: { seer: 'Jericho' } },
  {
    card: 'spiritualism-1',
    night: { 'double-agent': 'Katarina' },
    day: { 'spiritualism-1.question': 1, 'spiritualism-1.answer': true }
  },
  {
    card: 'bleak-monday',
    day: {
      'bleak-monday': true,
      'bleak-monday.vouch': {
        turns: [
          'Nikolai',
          'Percival',
          'Rosalind',
          'Sebastian',
          'Aldous',
          'Caspian',
          'Delphine',
          'Eamon',
          'Florian',
          'Guinevere',
          'Horatio',
          'Isadora',
          'Jericho',
          'Katarina',
          'Marguerite'
        ]
      }
    },
    falls: ['Ophelia'],
    revives: ['Ophelia']
  },
  { card: 'miracle', returns: 'Leander' },
  { card: 'not-me-nor-wolf', offender: 'Delphine' },
  {
    card: 'spiritualism-2',
    day: {
      'spiritualism-2.question': 1,
      'spiritualism-2.pointed': ['Aldous', 'Jericho'],
      'spiritualism-2.answer': false
    }
  },
  {
    card: 'luncheon-for-seniors',
    away: 8,
    day: {
      'luncheon-for-seniors': [
        'Aldous',
        'Caspian',
        'Florian',
        'Isadora',
        'Jericho',
        'Marguerite',
        'Nikolai',
        'Sebastian'
      ],
      vote: { ballots: { Eamon: 'Horatio', Horatio: 'Eamon' } },
      scapegoat: ['Aldous', 'Guinevere', 'Percival']
    },
    falls: ['Ophelia']
  },
  { card: 'pact-with-the-devil', day: { ...vote('Leander'), 'pact-with-the-devil': true } },
  {
    card: 'april-fools',
    day: {
      vote: {
        ballots: { Percival: 'Rosalind', Rosalind: 'Percival', Aldous: 'Guinevere', Isadora: 'Guinevere' }
      },
      hunter: 'Delphine'
    },
    falls: ['Guinevere', 'Delphine'],
    revives: ['Guinevere']
  },
  {
    card: 'punishment',
    day: { 'punishment.accused': 'Eamon', 'punishment.witnesses': ['Florian', 'Jericho'] }
  },
  { card: 'enthusiasm', day: vote('Sebastian', null), falls: ['Sebastian'] },
  { card: 'spiritualism-3', day: { 'spiritualism-3.question': 3, 'spiritualism-3.answer': false } },
  {
    card: 'great-distrust',
    day: { 'great-distrust': passedOver('Rosalind', onDay17) },
    falls: ['Rosalind'],
    revives: ['Rosalind']
  },
  { card: 'nightmare', day: { nightmare: accusing('Katarina', 'Aldous', onDay17) }, falls: ['Katarina'] },
  { card: 'saint-philippe', day: { 'saint-philippe': 'Florian' } },
  { card: 'good-manners', offender: 'Aldous' },
  { card: 'radiant-sunday', day: { 'radiant-sunday': true } },
  {
    card: 'heads-or-tails',
    night: { werewolves: 'Guinevere', 'touch-of-death': true },
    day: { ...vote('Percival'), 'heads-or-tails': 'heads' }
  },
  { card: 'woodland-gathering', away: 4, day: { 'woodland-gathering': 'heal' } },
  { card: 'saturday-evening-ball', away: 6 },
  { card: 'eclipse', offender: 'Horatio' },
  { card: 'flood' },
  {
    card: 'gone-hunting',
    away: 9,
    night: {
      guard: 'Leander',
      'flood.female-victim': 'Rosalind',
      'flood.male-victim': 'Leander',
      'touch-of-death': { turns: [true, true] }
    },
    dawn: ['Rosalind']
  },
  {
    card: 'end-of-the-harvest',
    day: {
      'end-of-the-harvest': true,
      vote: {
        turns: [
          { ballots: { Florian: 'Marguerite' } },
          { ballots: { Horatio: 'Leander', Isadora: 'Leander', Marguerite: 'Leander' } }
        ]
      }
    },
    falls: ['Leander'],
    revives: ['Leander']
  },
  {
    card: 'spiritualism-4',
    night: {
      guard: 'Horatio',
      seer: 'Marguerite',
      werewolves: 'Nikolai',
      'touch-of-death': true,
      'end-of-the-harvest.drinker': 'Nikolai',
      'end-of-the-harvest.box': { lid: 'inside', bottom: 'inside' }
    },
    day: { 'spiritualism-4.question': 2, 'spiritualism-4.answer': false }
  },
  { card: 'little-rascal', away: 1, day: { 'little-rascal': 'Eamon' } },
  {
    card: 'influences',
    day: {
      'influences.first-voter': 'Horatio',
      'influences.vote': {
        // From Horatio on, clockwise; Eamon is back, and his hand counts three.
        turns: [null, 'Aldous', 'Aldous', null, null, null, null, null, null, 'Percival', null, null]
      }
    },
    falls: ['Percival']
  },
  { card: 'dissatisfaction', day: vote('Leander', null), falls: ['Leander'] },
  {
    card: 'spiritualism-5',
    day: {
      'spiritualism-5.question': 3,
      'spiritualism-5.pointed': 'Nikolai',
      'spiritualism-5.answer': true
    }
  },
  { card: 'backfire' },
  {
    card: 'full-moon-rising',
    night: { werewolves: 'Horatio', 'touch-of-death': true },
    dawn: ['Marguerite']
  },
  {
    card: 'specter',
    night: {
      'full-moon-rising.check': 'Caspian',
      'full-moon-rising.victim': 'Isadora',
      'touch-of-death': true
    },
    dawn: ['Isadora']
  },
  {
    card: null,
    night: { werewolves: 'Nikolai', 'touch-of-death': true, specter: 'Aldous' },
    dawn: ['Aldous'],
    day: vote('Nikolai'),
    falls: ['Nikolai']
  }
]
