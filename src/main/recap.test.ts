import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apply, createGame, type Command, type Game, isRuleError, moderatorView, undo } from '../engine'
import { publicView } from '../engine/kernel/public-view'
import type { OmniscientPublication } from '../shared/omniscient'
import type { Publication, RecapChapter } from '../shared/public'
import { Publisher } from './publisher'
import { RecapTeller } from './recap'
import type { Session } from './session'

const roles = ['werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'villager', 'villager', 'villager']
const chapters: readonly RecapChapter[] = [
  { phase: 'night', round: 1, lines: { en: ['The wolves choose 6.'], zh: ['狼人选择了 6 号。'] } },
  { phase: 'over', round: 1, lines: { en: ['The village wins.'], zh: ['村民获胜。'] } }
]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => vi.useRealTimers())

function played(game: Game, ...commands: Command[]): Game {
  return commands.reduce((before, command) => {
    const after = apply(before, command)
    if (isRuleError(after)) throw new Error(JSON.stringify(after))
    return after.game
  }, game)
}

/** A table of eight whose host has ended the game, and everything that an audience gets of it. */
function start(delay = 0) {
  const players = roles.map((role, at) => ({ id: `p${at + 1}`, name: `Player ${at + 1}`, role }))
  const setup = { ruleset: 'new-moon', houseRules: {}, players, deck: [], startingCards: [] }
  const begun = createGame(setup)
  if (isRuleError(begun)) throw new Error(JSON.stringify(begun))
  const sent: (Publication | OmniscientPublication)[] = []
  const publisher = new Publisher({
    show: { language: 'en', holdTotals: false, blackout: false, board: 'shown', timer: null, speaker: null },
    delay,
    above: 0,
    reserve: () => undefined,
    send: (publication) => sent.push(publication),
    sendSecrets: (publication) => sent.push(publication),
    onOut: () => undefined
  })
  let game = played(begun, { command: 'go-on' })
  const publish = () =>
    publisher.setTable({
      view: publicView(game.facts),
      recap: teller.chapter,
      secrets: null,
      game: game.setup,
      moves: game.log.length
    })
  const teller = new RecapTeller(publish)
  const change = (next: Game) => {
    game = next
    teller.follow(game)
    publish()
  }
  const session = () => ({ game, view: moderatorView(game) }) as Session
  change(game)
  return {
    publisher,
    teller,
    sent,
    begin: () => teller.start(session(), chapters),
    play: (...commands: Command[]) => change(played(game, ...commands)),
    takeBack: () => {
      const before = undo(game)
      if (isRuleError(before)) throw new Error(JSON.stringify(before))
      change(before)
    },
    renew: () => change({ ...begun, setup: { ...setup } }),
    told: () => publisher.last.recap?.at ?? null
  }
}
const end: Command = { command: 'end', camp: 'village' }

it('is refused while the game goes on, and until it is begun no byte of it goes out', () => {
  const { begin, play, sent, told } = start()
  expect(begin()).toMatchObject({ ok: false, refusal: { kind: 'invalid' } })
  play(end)
  expect(told()).toBeNull()
  // The set-up names the roles in play; who holds which is told by nothing.
  expect(JSON.stringify(sent)).not.toMatch(/The wolves choose|"p\d+":"(?:seer|witch|hunter|villager)"/)
  expect(begin()).toMatchObject({ ok: true })
  expect(told()).toBe(1)
})

it('tells every role, who was dead by then, and goes on and back within the story', () => {
  const { begin, play, publisher, teller, told } = start()
  play({ command: 'correct', set: { kill: 'p6' } }, end)
  begin()
  expect(publisher.last.recap).toMatchObject({
    at: 1,
    of: 2,
    lines: chapters[0]?.lines,
    roles: { p1: 'werewolf', p3: 'seer', p6: 'villager' }
  })
  teller.turn(2)
  expect(publisher.last.recap).toMatchObject({ at: 2, phase: 'over', dead: ['p6'] })
  teller.turn(3)
  expect(told()).toBe(2)
  teller.turn(0)
  expect(told()).toBe(1)
  teller.stop()
  expect(told()).toBeNull()
})

it('ends at once when the end is taken back, behind a delay too, and comes back by itself never', () => {
  const { begin, play, takeBack, told, sent } = start(30)
  play(end)
  vi.advanceTimersByTime(30_000)
  begin()
  vi.advanceTimersByTime(30_000)
  expect(told()).toBe(1)
  takeBack()
  expect(told()).toBeNull()
  const before = sent.length
  play(end)
  vi.advanceTimersByTime(300_000)
  expect(JSON.stringify(sent.slice(before))).not.toContain('The wolves choose')
})

it('leaves the queue when it is withdrawn, and begins after the delay only', () => {
  const { begin, play, takeBack, renew, told, teller, sent } = start(30)
  play(end)
  begin()
  expect(told()).toBeNull()
  vi.advanceTimersByTime(29_999)
  expect(JSON.stringify(sent)).not.toContain('The wolves choose')
  takeBack()
  vi.advanceTimersByTime(300_000)
  play(end)
  begin()
  renew()
  vi.advanceTimersByTime(300_000)
  play(end)
  begin()
  teller.stop()
  vi.advanceTimersByTime(300_000)
  expect(JSON.stringify(sent)).not.toContain('The wolves choose')
})

it('does not flash an old chapter when it is begun anew', () => {
  const { begin, play, teller, told } = start(30)
  play(end)
  begin()
  teller.turn(2)
  vi.advanceTimersByTime(30_000)
  expect(told()).toBe(2)
  teller.stop()
  begin()
  expect(told()).toBeNull()
  vi.advanceTimersByTime(30_000)
  expect(told()).toBe(1)
})

it('is cut by a blackout like everything else', () => {
  const { begin, play, publisher, told } = start()
  play(end)
  begin()
  const { show } = publisher.last
  publisher.setShow({ ...show, blackout: true })
  expect(told()).toBeNull()
  publisher.setShow(show)
  expect(told()).toBe(1)
})
