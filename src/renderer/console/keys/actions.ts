/** Where a key works: `everywhere`, while a game is played, or while a table is set up. */
export const keyPlaces = ['everywhere', 'play', 'vote', 'setup'] as const
export type KeyPlace = (typeof keyPlaces)[number]

interface Action {
  readonly place: KeyPlace
  /** The keys it has until the host chooses another, as tinykeys writes them. */
  readonly keys: readonly string[]
}

/** Everything that has a key, in the order of the sheet of keys. The only place that names one. */
export const actions = {
  keys: { place: 'everywhere', keys: ['?'] },
  help: { place: 'everywhere', keys: ['F1'] },
  blackout: { place: 'everywhere', keys: ['F9'] },
  'overlay-sheet': { place: 'everywhere', keys: ['$mod+o'] },
  notes: { place: 'everywhere', keys: ['$mod+j'] },
  legend: { place: 'everywhere', keys: ['$mod+l'] },
  confirm: { place: 'play', keys: ['Enter'] },
  clear: { place: 'play', keys: ['Escape'] },
  undo: { place: 'play', keys: ['$mod+z'] },
  redo: { place: 'play', keys: ['$mod+y', '$mod+Shift+z'] },
  next: { place: 'play', keys: ['ArrowRight', 'ArrowDown'] },
  previous: { place: 'play', keys: ['ArrowLeft', 'ArrowUp'] },
  take: { place: 'play', keys: ['Space'] },
  'rub-out': { place: 'play', keys: ['Backspace'] },
  read: { place: 'play', keys: ['r'] },
  silent: { place: 'play', keys: ['s'] },
  why: { place: 'play', keys: ['w'] },
  log: { place: 'play', keys: ['l'] },
  offence: { place: 'play', keys: ['x'] },
  'self-destruct': { place: 'play', keys: ['$mod+b'] },
  corrections: { place: 'play', keys: ['$mod+k'] },
  'hide-roles': { place: 'play', keys: ['$mod+h'] },
  'more-time': { place: 'play', keys: ['+'] },
  'next-speaker': { place: 'play', keys: ['F4'] },
  'hold-totals': { place: 'play', keys: ['t'] },
  region: { place: 'play', keys: ['F6'] },
  'close-vote': { place: 'vote', keys: ['$mod+Enter'] },
  'next-voter': { place: 'vote', keys: ['Tab'] },
  'previous-voter': { place: 'vote', keys: ['Shift+Tab'] },
  jump: { place: 'vote', keys: ['#'] },
  outcome: { place: 'vote', keys: ['o'] },
  begin: { place: 'setup', keys: ['$mod+Enter'] },
  'next-seat': { place: 'setup', keys: ['ArrowRight', 'ArrowDown'] },
  'previous-seat': { place: 'setup', keys: ['ArrowLeft', 'ArrowUp'] },
  'seat-on': { place: 'setup', keys: ['Alt+ArrowRight'] },
  'seat-back': { place: 'setup', keys: ['Alt+ArrowLeft'] },
  name: { place: 'setup', keys: ['F2'] },
  age: { place: 'setup', keys: ['a'] },
  'add-seat': { place: 'setup', keys: ['n'] },
  'remove-seat': { place: 'setup', keys: ['Delete'] },
  people: { place: 'setup', keys: ['p'] },
  'shuffle-seats': { place: 'setup', keys: ['m'] },
  'undo-seats': { place: 'setup', keys: ['$mod+z'] },
  'house-rules': { place: 'setup', keys: ['h'] },
  'choose-cards': { place: 'setup', keys: ['e'] },
  balance: { place: 'setup', keys: ['b'] }
} as const satisfies { readonly [id: string]: Action }

export type ActionId = keyof typeof actions
export const actionIds = Object.keys(actions) as readonly ActionId[]

/** Whether keys of two places could mean two things at once. A vote is part of play. */
export function placesMeet(one: KeyPlace, other: KeyPlace): boolean {
  return (
    one === other || (one !== 'setup' && other !== 'setup') || one === 'everywhere' || other === 'everywhere'
  )
}
