import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPublication } from './testing/view'
import { connectAs, type Receiver } from './transport'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  readyState = 1
  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
  say(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

let stopListening: () => void = () => undefined
const connect = (to: Receiver) => (stopListening = connectAs('side-bar')(to))
const size = `${innerWidth}x${innerHeight}`
const received: [number, boolean][] = []
const lost = vi.fn()
const receiver: Receiver = {
  publication: ({ publication }, fresh) => received.push([publication, fresh]),
  lost
}

function source(): FakeSource {
  const newest = FakeSource.all.at(-1)
  if (newest === undefined) throw new Error('nothing was opened')
  return newest
}

beforeEach(() => {
  received.length = 0
  FakeSource.all = []
  lost.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  stopListening()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('over loopback', () => {
  it('listens beside its own address and leaves out what is not newer', () => {
    connect(receiver)
    expect(source().url).toBe(`events?scene=side-bar&size=${size}`)
    for (const publication of [3, 3, 2, 4]) source().say('publication', aPublication(publication))
    expect(received).toEqual([
      [3, true],
      [4, false]
    ])
  })

  it('takes the word of the server after a reconnection', () => {
    connect(receiver)
    source().say('publication', aPublication(9))
    source().onopen?.()
    source().say('publication', aPublication(1))
    expect(received).toEqual([
      [9, true],
      [1, true]
    ])
  })

  it('opens again by itself when the browser has given up', () => {
    connect(receiver)
    source().close()
    source().onerror?.()
    expect(lost).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(2_000)
    expect(FakeSource.all).toHaveLength(2)
  })

  it('loads itself again when the server is of another build', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { reload })
    connect(receiver)
    source().say('version', 'one')
    source().say('version', 'one')
    expect(reload).not.toHaveBeenCalled()
    source().say('version', 'two')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('tells of which build it is, where the server has written that into the page', () => {
    document.head.innerHTML = '<meta name="howlcast-build" content="1a2b" />'
    connect(receiver)
    expect(source().url).toBe(`events?scene=side-bar&size=${size}&build=1a2b`)
    document.head.innerHTML = ''
  })

  it('tells its new size once it has been resized, and goes on with the newest picture', () => {
    connect(receiver)
    source().say('publication', aPublication(3))
    const first = source()
    vi.stubGlobal('innerWidth', 640)
    for (let drag = 0; drag < 3; drag++) window.dispatchEvent(new Event('resize'))
    expect(FakeSource.all).toHaveLength(1)
    vi.advanceTimersByTime(500)
    expect(first.readyState).toBe(FakeSource.CLOSED)
    expect(FakeSource.all).toHaveLength(2)
    expect(source().url).toContain(`size=640x${innerHeight}`)
    source().say('publication', aPublication(3))
    expect(received.map(([publication]) => publication)).toEqual([3, 3])
    expect(lost).not.toHaveBeenCalled()
  })

  it('stops', () => {
    const stop = connect(receiver)
    stop()
    expect(source().readyState).toBe(FakeSource.CLOSED)
  })
})

describe('in the app', () => {
  it('listens to the bridge and opens no connection', () => {
    vi.stubGlobal('howlcastOverlay', {
      onPublication: (listener: (publication: ReturnType<typeof aPublication>) => void) => {
        listener(aPublication(5))
        listener(aPublication(4))
        return () => undefined
      }
    })
    connect(receiver)
    expect(received).toEqual([[5, true]])
    expect(FakeSource.all).toHaveLength(0)
  })
})

describe('in the preview of the console', () => {
  const shower = {}
  const say = (number: number, origin: string, from: unknown) =>
    window.dispatchEvent(
      Object.assign(new Event('message'), { data: aPublication(number), origin, source: from })
    )

  it('listens to the console that shows it and to nobody else, and opens no connection', () => {
    vi.stubGlobal('parent', shower)
    const stop = connect(receiver)
    say(5, 'app://howlcast', shower)
    say(6, 'http://127.0.0.1:47533', shower)
    say(7, 'app://howlcast', window)
    say(4, 'app://howlcast', shower)
    expect(received).toEqual([[5, true]])
    stop()
    say(8, 'app://howlcast', shower)
    expect(received).toHaveLength(1)
    expect(FakeSource.all).toHaveLength(0)
  })
})
