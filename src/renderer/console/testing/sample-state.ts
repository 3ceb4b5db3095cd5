/** Plain states for component tests: eight seats, and whatever prompt a test needs. */
import type { ConsoleState } from '../../../shared/console-state'
import type { Field, ModeratorPlayer, ModeratorView, Prompt } from '../../../shared/game'
import { scenes } from '../../../shared/public'
import type { Settings } from '../../../shared/settings'

export const names = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal']
const roles = ['werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'villager', 'villager', 'villager']

export function player(seat: number, over: Partial<ModeratorPlayer> = {}): ModeratorPlayer {
  const role = roles[seat - 1] ?? 'villager'
  return {
    id: `p${seat}`,
    name: names[seat - 1] ?? '',
    seat,
    role,
    known: true,
    dealtRole: role,
    camp: role === 'werewolf' ? 'werewolves' : 'village',
    alive: true,
    sheriff: false,
    canVote: true,
    wolf: role === 'werewolf',
    death: null,
    marks: [],
    awake: false,
    sex: null,
    age: null,
    stats: null,
    ...over
  }
}

export function playerField(
  over: Partial<Field> = {},
  banned: { readonly [id: string]: string } = {}
): Field {
  const choices = names.map((_, at) => {
    const value = `p${at + 1}`
    const code = banned[value]
    return { value, ban: code === undefined ? null : { code, section: '4.14' } }
  })
  return { key: 'target', by: 'p3', kind: 'player', choices, min: 1, max: 1, ...over }
}

export function prompt(over: Partial<Prompt> = {}): Prompt {
  return {
    prompt: 'guard',
    say: false,
    actors: ['p3'],
    shape: 'single',
    fields: [playerField()],
    optional: false,
    outcome: null,
    sequence: null,
    script: over.prompt ?? 'guard',
    about: {},
    proposed: null,
    ...over
  }
}

export function votePrompt(): Prompt {
  const fields = names.map((_, at) =>
    playerField({ key: `p${at + 1}`, by: `p${at + 1}`, min: 0 }, { [`p${at + 1}`]: 'oneself' })
  )
  const result = [...names.map((_, at) => ({ value: `p${at + 1}`, ban: null })), { value: null, ban: null }]
  const tied = names.map((_, at) => `p${at + 1}`)
  return prompt({
    prompt: 'vote',
    actors: [],
    shape: 'ballots',
    fields,
    outcome: { result, tied, bare: false },
    about: { round: 1 }
  })
}

export function sampleView(over: Partial<ModeratorView> = {}): ModeratorView {
  return {
    commandCount: 7,
    ruleset: 'new-moon',
    houseRules: {},
    round: 2,
    phase: 'night',
    players: names.map((_, at) => player(at + 1)),
    prompt: prompt(),
    timeline: [
      { step: 'guard', state: 'now', at: null },
      { step: 'seer', state: 'next', at: null },
      { step: 'dawn', state: 'next', at: null }
    ],
    effects: [],
    deck: { drawn: [], left: 0 },
    speech: null,
    offences: null,
    selfDestructors: [],
    log: [],
    moments: [],
    winners: null,
    undo: { command: { command: 'go-on' }, prompt: prompt({ prompt: 'night-falls', say: true, fields: [] }) },
    redo: null,
    ...over
  }
}

const sampleSettings: Settings = {
  consoleLanguage: 'en',
  theme: 'dark',
  textSize: 100,
  seatLabels: 'names',
  roster: [],
  people: [],
  tables: [],
  keyColour: '#00ff00',
  timerPresets: { discussion: [180], speech: [60], defence: [30], 'last-words': [30], role: [15] },
  timerVolume: 60,
  contentProtection: true,
  graphicsCard: true,
  notes: '',
  keys: {},
  pageOptions: {},
  publicDelay: 0,
  omniscient: false,
  photosOnAir: false,
  control: false,
  blackoutKey: null,
  obs: {
    on: false,
    address: 'ws://127.0.0.1:4455',
    switching: 'off',
    scenes: { night: null, dawn: null, event: null, day: null, vote: null, over: null }
  }
}

const sampleSources = scenes.map((scene) => ({
  scene,
  url: `http://127.0.0.1:4317/o/0123456789abcdef/?scene=${scene}`,
  open: [],
  leftAt: null
}))

export function sampleState(over: Partial<ConsoleState> = {}): ConsoleState {
  const show = {
    language: 'en',
    holdTotals: true,
    blackout: false,
    board: 'shown',
    timer: null,
    speaker: null
  } as const
  return {
    view: sampleView(),
    publication: { publication: 1, view: null, recap: null, show },
    recap: null,
    waiting: 0,
    show,
    settings: sampleSettings,
    overlay: {
      url: 'http://127.0.0.1:4317/o/0123456789abcdef/',
      listeners: 0,
      window: true,
      sources: sampleSources
    },
    omniscient: { url: null, listeners: 0, sources: [] },
    control: { url: null },
    balance: null,
    obs: { state: 'off', scenes: [], passwordSet: false, log: [] },
    consoleWindow: { protection: 'windows', asks: false },
    coHost: false,
    notices: [],
    draft: null,
    resumed: false,
    saved: true,
    ...over
  }
}
