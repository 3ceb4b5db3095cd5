import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicView } from '../engine/kernel/public-view'
import type { OmniscientPublication, OmniscientView } from '../shared/omniscient'
import type { Publication } from '../shared/public'
import { Publisher, type Table } from './publisher'
import { firstShow as show } from './show'

const game = {}
const empty = publicView([])
const night = publicView([{ fact: 'phase', phase: 'night', round: 1 }])
const dawn = publicView([{ fact: 'phase', phase: 'dawn', round: 1 }])
const event = publicView([{ fact: 'phase', phase: 'event', round: 1 }])
const secrets: OmniscientView = {
  players: [{ id: 'ann', role: 'seer', camp: 'village', wolf: false, awake: true, marks: [] }],
  night: null
}
const at = (moves: number, view: Table['view'], more: Partial<Table> = {}): Table => ({
  view,
  recap: null,
  secrets: null,
  game,
  moves,
  ...more
})

function start({ above = 0, delay = 0 } = {}) {
  const sent: Publication[] = []
  const sentSecrets: OmniscientPublication[] = []
  const reserve = vi.fn<(upTo: number) => void>()
  const publisher = new Publisher({
    show,
    delay,
    above,
    reserve,
    send: (publication) => sent.push(publication),
    sendSecrets: (publication) => sentSecrets.push(publication),
    onOut: () => undefined
  })
  const phases = () => sent.map(({ view }) => view?.phase ?? null)
  return { publisher, sent, sentSecrets, phases, reserve }
}

const numbers = (sent: readonly Publication[]) => sent.map(({ publication }) => publication)

describe('without a delay', () => {
  it('numbers a publication only where something changed, going back included', () => {
    const { publisher, sent } = start()
    expect(publisher.last).toEqual({ publication: 1, view: null, recap: null, show })
    publisher.setTable(at(0, night))
    publisher.setTable(at(1, structuredClone(night)))
    publisher.setTable(at(2, dawn))
    publisher.setTable(at(1, night))
    publisher.setShow({ ...show })
    publisher.setShow({ ...show, language: 'zh' })
    expect(numbers(sent)).toEqual([2, 3, 4, 5])
    expect(sent[1]?.view).toEqual(dawn)
    expect(sent[2]?.view).toEqual(night)
  })

  it('names the photos of who sits at the table, while they are shown and the picture is on', () => {
    const { publisher } = start()
    const seated = publicView([
      {
        fact: 'game',
        ruleset: 'new-moon',
        roles: {},
        players: ['Ann', 'Bob'].map((name, at) => ({ id: name.toLowerCase(), name, seat: at + 1 }))
      }
    ])
    publisher.setTable(at(0, seated))
    expect(publisher.last).not.toHaveProperty('photos')
    publisher.setPhotos((name) => (name === 'Ann' ? 'ann.png' : null))
    expect(publisher.last.photos).toEqual({ ann: 'ann.png' })
    publisher.setShow({ ...show, blackout: true })
    expect(publisher.last).not.toHaveProperty('photos')
    publisher.setShow(show)
    publisher.setPhotos(() => null)
    expect(publisher.last).not.toHaveProperty('photos')
  })

  it('begins above every number that an earlier start may have used', () => {
    const first = start()
    expect(first.reserve.mock.calls).toEqual([[1000]])
    for (let turn = 0; turn < 600; turn++) {
      first.publisher.setTable(at(2 * turn, night))
      first.publisher.setTable(at(2 * turn + 1, dawn))
    }
    expect(first.publisher.last.publication).toBe(1201)
    expect(first.reserve.mock.calls).toEqual([[1000], [2000]])
    expect(start({ above: 2000 }).publisher.last.publication).toBe(2001)
  })

  it.each([{ blackout: true }, { board: 'hidden' }] as const)('sends nothing of the game with %j', (dark) => {
    const { publisher, sent, sentSecrets } = start()
    publisher.setShow({ ...show, speaker: 'ann' })
    publisher.setTable(at(0, night, { secrets }))
    publisher.setShow({ ...show, ...dark, speaker: 'ann' })
    expect(sent.at(-1)).toMatchObject({ view: null, show: { ...dark, speaker: null } })
    expect(sentSecrets.at(-1)?.secrets).toBeNull()
    publisher.setTable(at(1, dawn, { secrets }))
    expect(sent.at(-1)?.view).toBeNull()
    publisher.setShow({ ...show, speaker: 'ann' })
    expect(sent.at(-1)).toMatchObject({ view: dawn, show: { speaker: 'ann' } })
    expect(sentSecrets.at(-1)).toEqual({ revision: 4, secrets })
  })

  it('keeps the result of a closed vote back while totals are held', () => {
    const vote = {
      form: 'open',
      round: 1,
      open: false,
      candidates: ['ann', 'bob'],
      ballots: { ann: 'bob' },
      totals: { bob: 1 },
      top: ['bob']
    }
    const { publisher, sent } = start()
    publisher.setShow({ ...show, holdTotals: true })
    publisher.setTable(at(0, { ...empty, vote }))
    expect(sent.at(-1)?.view?.vote).toEqual({ ...vote, ballots: null, totals: null, top: [] })
    publisher.setShow(show)
    expect(sent.at(-1)?.view?.vote).toEqual(vote)
  })

  it('keeps the ballots of an open vote back while totals are held', () => {
    const vote = {
      form: 'vote',
      round: 1,
      open: true,
      candidates: ['ann', 'bob'],
      ballots: { ann: 'bob' },
      totals: null,
      top: []
    }
    const { publisher, sent } = start()
    publisher.setTable(at(0, { ...empty, vote }))
    expect(sent.at(-1)?.view?.vote?.ballots).toEqual({ ann: 'bob' })
    publisher.setShow({ ...show, holdTotals: true })
    expect(sent.at(-1)?.view?.vote?.ballots).toBeNull()
  })

  it('tells secrets to their own audience alone, without a public number for them', () => {
    const { publisher, sent, sentSecrets } = start()
    publisher.setTable(at(0, night))
    publisher.setTable(at(1, night, { secrets }))
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent)).not.toContain('seer')
    expect(sentSecrets).toEqual([{ revision: 2, secrets }])
    expect(publisher.lastSecrets).toEqual({ revision: 2, secrets })
  })
})

describe('behind a delay', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => vi.useRealTimers())

  it('keeps the audience behind, secrets as well', () => {
    const { publisher, phases, sentSecrets } = start({ delay: 30 })
    publisher.setTable(at(0, night, { secrets }))
    vi.advanceTimersByTime(10_000)
    publisher.setTable(at(1, dawn, { secrets: null }))
    expect(publisher.waiting).toBe(2)
    vi.advanceTimersByTime(19_999)
    expect(phases()).toEqual([])
    expect(sentSecrets).toEqual([])
    vi.advanceTimersByTime(1)
    expect(phases()).toEqual(['night'])
    expect(sentSecrets.at(-1)?.secrets).toEqual(secrets)
    vi.advanceTimersByTime(10_000)
    expect(phases()).toEqual(['night', 'dawn'])
    expect(sentSecrets.at(-1)?.secrets).toBeNull()
  })

  it('never shows what was taken back in time, while numbers go on rising', () => {
    const { publisher, phases, sent, sentSecrets } = start({ delay: 30 })
    publisher.setTable(at(0, night))
    vi.advanceTimersByTime(5000)
    publisher.setTable(at(1, dawn, { secrets }))
    vi.advanceTimersByTime(5000)
    publisher.setTable(at(0, night))
    vi.advanceTimersByTime(5000)
    publisher.setTable(at(1, event))
    vi.advanceTimersByTime(300_000)
    expect(phases()).toEqual(['night', 'event'])
    expect(sentSecrets).toEqual([])
    expect(numbers(sent)).toEqual([2, 3])
  })

  it('takes back what is out already when its turn comes', () => {
    const { publisher, phases, sent } = start({ delay: 10 })
    publisher.setTable(at(0, night))
    publisher.setTable(at(1, dawn))
    vi.advanceTimersByTime(10_000)
    publisher.setTable(at(0, night))
    vi.advanceTimersByTime(10_000)
    expect(phases()).toEqual(['dawn', 'night'])
    expect(numbers(sent)).toEqual([2, 3])
  })

  it('leaves the end of a game in its place when another begins', () => {
    const { publisher, phases } = start({ delay: 10 })
    publisher.setTable(at(40, dawn))
    vi.advanceTimersByTime(1000)
    publisher.setTable(at(0, night, { game: {} }))
    vi.advanceTimersByTime(30_000)
    expect(phases()).toEqual(['dawn', 'night'])
  })

  it('keeps what was said of the show while a command is taken back', () => {
    const { publisher, sent } = start({ delay: 10 })
    publisher.setTable(at(1, dawn))
    publisher.setShow({ ...show, speaker: 'ann' })
    vi.advanceTimersByTime(1000)
    publisher.setTable(at(0, night))
    publisher.setShow({ ...show, speaker: 'bob' })
    vi.advanceTimersByTime(10_000)
    expect(sent.map(({ view, show }) => [view?.phase, show.speaker])).toEqual([
      ['night', 'ann'],
      ['night', 'bob']
    ])
  })

  it.each([{ blackout: true }, { board: 'hidden' }] as const)('cuts and lifts at once with %j', (dark) => {
    const { publisher, phases } = start({ delay: 30 })
    publisher.setTable(at(0, night))
    vi.advanceTimersByTime(30_000)
    publisher.setTable(at(1, dawn))
    publisher.setShow({ ...show, ...dark })
    expect(phases()).toEqual(['night', null])
    publisher.setShow(show)
    expect(phases()).toEqual(['night', null, 'night'])
    publisher.setShow({ ...show, ...dark })
    vi.advanceTimersByTime(30_000)
    publisher.setShow(show)
    expect(phases()).toEqual(['night', null, 'night', null, 'dawn'])
  })

  it('moves the end of a timer by the delay', () => {
    const { publisher, sent } = start({ delay: 30 })
    const timer = { name: 'speech', seconds: 60, endsAt: 1_060_000, leftMs: null } as const
    publisher.setShow({ ...show, timer })
    expect(sent).toEqual([])
    vi.advanceTimersByTime(30_000)
    expect(sent.at(-1)?.show.timer).toEqual({ ...timer, endsAt: 1_090_000 })
    publisher.setDelay(10)
    expect(sent.at(-1)?.show.timer).toEqual({ ...timer, endsAt: 1_070_000 })
    const paused = { ...timer, endsAt: null, leftMs: 5000 }
    publisher.setShow({ ...show, timer: paused })
    vi.advanceTimersByTime(10_000)
    expect(sent.at(-1)?.show.timer).toEqual(paused)
  })

  it('never shows an older picture after a newer one, whichever way the delay is turned', () => {
    const { publisher, phases, sent } = start({ delay: 10 })
    publisher.setTable(at(0, night))
    vi.advanceTimersByTime(10_000)
    publisher.setTable(at(1, dawn))
    publisher.setDelay(300)
    vi.advanceTimersByTime(20_000)
    publisher.setTable(at(2, event))
    expect(phases()).toEqual(['night'])
    publisher.setDelay(20)
    expect(phases()).toEqual(['night', 'dawn'])
    publisher.setDelay(0)
    vi.advanceTimersByTime(300_000)
    expect(phases()).toEqual(['night', 'dawn', 'event'])
    expect(numbers(sent)).toEqual([2, 3, 4])
  })

  it('lets a game that is taken up after a start wait as well', () => {
    const { publisher, sent } = start({ delay: 60 })
    publisher.setTable(at(12, dawn, { secrets }))
    vi.advanceTimersByTime(59_999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toHaveLength(1)
  })
})
