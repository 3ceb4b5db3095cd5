import type { Language, PublicPlayer, PublicView, Recap, ShowState } from '../src/shared/public'
import { recapsOf } from './recaps'
import { aPlayer, aShow, aView } from '../src/renderer/overlay/testing/view'

export interface Moment {
  readonly name: string
  readonly view: PublicView
  readonly recap?: Recap | null
  readonly show: ShowState
}

/** Short, long and very long names of both scripts, and one that is none. */
const names = [
  'Ann',
  'Maximilian Featherstonehaugh',
  '小鹿乱撞',
  'Bob',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  '一位名字特别特别长的玩家先生',
  'Kestrel',
  '',
  'Jean-Baptiste de la Tour',
  '王五',
  'Ög̈ũ',
  'Cid'
]

function tableOf(seats: number): PublicPlayer[] {
  const dead = Math.floor(seats / 4)
  return Array.from({ length: seats }, (_, at) => {
    const seat = at + 1
    const died = at > 2 && at % 4 === 1 && at / 4 < dead
    return aPlayer(seat, {
      name: names[at % names.length] ?? '',
      ...(died && { alive: false, mayVote: false, role: at % 8 === 5 ? 'village-idiot' : 'seer' }),
      ...(seat === 1 && { sheriff: true, weight: 2 }),
      ...(seat === 3 && { mayVote: false, executioner: true }),
      ...(seat === 7 && { away: true, mayVote: false })
    })
  })
}

/** Every moment of a show at a table of so many, in one language. */
export function momentsOf(seats: number, language: Language): Moment[] {
  const players = tableOf(seats)
  const living = players.filter((player) => player.alive)
  const ids = living.map((player) => player.id)
  const [first = '', second = '', third = ''] = ids
  const dead = players.find((player) => !player.alive)?.id ?? ''
  const running: PublicView['running'] = [
    { card: 'saturday-evening-ball', moon: 'full', until: 'dawn' },
    { card: 'burial', moon: 'dark', until: 'game-end' },
    { card: null, moon: 'crescent', until: 'next-draw' },
    { card: 'executioner', moon: 'dark', until: 'game-end' }
  ]
  const ballots = Object.fromEntries(ids.map((id, at) => [id, ids[at % 3] ?? null]))
  const totals = Object.fromEntries(ids.slice(0, 7).map((id, at) => [id, 7 - at + 0.5]))
  const open = {
    form: 'simultaneous',
    round: 1,
    open: true,
    candidates: ids,
    ballots: null,
    totals: null,
    top: []
  } as const
  const counted = { ...open, open: false, ballots, totals, top: [first] }
  const given = (count: number) =>
    Object.fromEntries(ids.slice(0, count).map((id, at) => [id, ids[(at + 1) % ids.length] ?? null]))
  const moment = (name: string, view: Partial<PublicView>, show: Partial<ShowState> = {}): Moment => ({
    name,
    view: aView({ players, round: 12, ...view }),
    show: aShow({ language, ...show })
  })
  const won = { camps: ['werewolves'], players: ids.slice(0, 5), rule: 'W2' }
  const timer = { name: 'defence', seconds: 120, endsAt: null, leftMs: 83_000 } as const
  const card = (
    id: string,
    moon: 'full' | 'crescent' | 'dark',
    until: PublicView['running'][number]['until']
  ) => ({
    card: { card: id, moon, variant: false },
    running: [...running.slice(1, 2), { card: id, moon, until }]
  })

  return [
    moment('opening', { round: 0, phase: 'night', players: players.map((one) => ({ ...one, alive: true })) }),
    moment('night', { phase: 'night', running }),
    moment(
      'night-seen-three',
      { phase: 'night', running, seen: ['white-wolf-king', 'village-idiot', 'little-girl'] },
      { timer: { ...timer, name: 'role' } }
    ),
    moment('night-card-turned', {
      phase: 'night',
      running,
      card: { card: 'backfire', moon: 'crescent', variant: false }
    }),
    moment('dawn', { phase: 'dawn' }),
    moment(
      'dawn-one-dead',
      { phase: 'dawn', deaths: [dead] },
      { timer: { ...timer, name: 'last-words' }, speaker: dead }
    ),
    moment('dawn-three-dead', {
      phase: 'dawn',
      deaths: players
        .filter((one) => !one.alive)
        .slice(0, 3)
        .map((one) => one.id)
    }),
    moment('dawn-nobody', { phase: 'dawn', deaths: [] }),
    moment(
      'self-destruct',
      { selfDestruct: { player: dead, badge: null }, deaths: [dead], running },
      { speaker: dead, timer: { ...timer, name: 'last-words' } }
    ),
    moment('self-destruct-hidden', {
      phase: 'dawn',
      players: players.map((one) => (one.id === dead ? { ...one, role: null } : one)),
      selfDestruct: { player: dead, badge: 'later' },
      deaths: [dead]
    }),
    moment('self-destruct-taken', {
      selfDestruct: { player: second, badge: null },
      taken: { by: second, target: dead },
      deaths: [dead]
    }),
    moment('self-destruct-badge', {
      phase: 'dawn',
      selfDestruct: { player: dead, badge: 'lost' },
      deaths: [dead]
    }),
    moment('day', { running, powersLost: true }),
    moment('day-speaker', { running }, { speaker: second, timer: { ...timer, name: 'discussion' } }),
    moment('day-speeches', { speech: { order: ids, first: second } }),
    moment('day-voters', { voters: ids }),
    moment('card-full', { phase: 'event', ...card('april-fools', 'full', 'dawn') }),
    moment('card-crescent', { phase: 'event', ...card('full-moon-rising', 'crescent', 'dawn') }),
    moment('card-dark', { phase: 'event', ...card('touch-of-death', 'dark', 'game-end') }),
    moment('card-variant', {
      phase: 'event',
      card: { card: 'bleak-monday', moon: 'full', variant: true },
      running: [{ card: 'bleak-monday', moon: 'full', until: 'vote' }]
    }),
    moment('card-face-down', { phase: 'event', running: running.slice(2, 3) }),
    moment('question', {
      phase: 'event',
      question: { card: 'spiritualism-5', medium: second, question: 4, pointed: [third], answer: null }
    }),
    moment('answer', {
      phase: 'event',
      question: {
        card: 'spiritualism-2',
        medium: second,
        question: 1,
        pointed: [first, third],
        answer: false
      }
    }),
    moment('accused', { phase: 'event', accused: { player: second, witnesses: null } }),
    moment('accused-saved', { phase: 'event', accused: { player: second, witnesses: [first, third] } }),
    moment('accused-dies', { phase: 'event', accused: { player: dead, witnesses: [first] } }),
    moment('places', {
      places: {
        card: 'flood',
        church: ids.filter((_, at) => at % 2 === 0),
        inn: ids.filter((_, at) => at % 2 === 1)
      },
      running: [{ card: 'flood', moon: 'full', until: 'dawn' }]
    }),
    moment('candidates', {
      phase: 'day',
      candidates: { standing: ids.slice(0, 12), withdrawn: ids.slice(0, 2) }
    }),
    moment('vote-open', { phase: 'vote', vote: open }),
    moment('vote-coming-in', { phase: 'vote', vote: { ...open, ballots: counted.ballots } }),
    moment('vote-first', {
      phase: 'vote',
      vote: open,
      sequence: { form: 'first', order: [first], next: null, given: { [first]: second } }
    }),
    moment('vote-again', { phase: 'vote', vote: open, secondVote: 'dissatisfaction' }),
    moment('vote-held', { phase: 'vote', vote: counted }, { holdTotals: true }),
    moment('tally', { phase: 'vote', vote: counted }),
    moment('tally-verdict', {
      phase: 'vote',
      vote: counted,
      verdict: { players: [second], outcome: 'executed' }
    }),
    moment('tie', {
      phase: 'vote',
      vote: { ...counted, totals: null, ballots: null, top: [first, second, third] }
    }),
    moment('run-off', { phase: 'vote', vote: { ...open, round: 2, candidates: [second, third] } }),
    moment(
      'defence',
      { phase: 'vote', vote: { ...counted, top: [second, third] } },
      { speaker: second, timer: { ...timer, leftMs: 9000 } }
    ),
    moment('scapegoat', {
      phase: 'vote',
      vote: { ...counted, totals: null, top: [first, second] },
      verdict: { players: [dead], outcome: 'executed' },
      deaths: [dead]
    }),
    moment('coin', { phase: 'vote', coin: 'heads', verdict: { players: [second], outcome: 'pardoned' } }),
    moment('shot', { phase: 'vote', shot: { by: second, target: dead }, deaths: [dead] }),
    moment('vouching', {
      phase: 'vote',
      vote: { ...open, form: 'bleak-monday' },
      sequence: {
        form: 'bleak-monday',
        order: ids,
        next: ids[Math.floor(ids.length / 2)] ?? null,
        given: given(Math.floor(ids.length / 2))
      }
    }),
    moment('accusing', {
      phase: 'vote',
      vote: { ...open, form: 'nightmare' },
      sequence: { form: 'nightmare', order: ids, next: second, given: given(1) }
    }),
    ...recapsOf(moment('recap', { phase: 'over', winners: { ...won, roles: null } })),
    moment('winner', {
      phase: 'over',
      winners: { ...won, roles: null },
      excluded: [second]
    }),
    moment('winner-many', {
      phase: 'over',
      winners: { camps: ['village', 'lovers'], players: ids, rule: 'W1', roles: null }
    })
  ]
}
