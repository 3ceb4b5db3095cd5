import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPublication } from './testing/view'
import { connectAs, type Receiver } from './transport'

class FakeSocket {
  static all: FakeSocket[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  isClosed = false
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(event: string, data: unknown) {
    this.onmessage?.({ data: JSON.stringify({ event, data }) })
  }
}

let stopListening: () => void = () => undefined
const connect = (to: Receiver) => (stopListening = connectAs('side-bar')(to))
const place = location.href.replace(/^http/, 'ws').replace(/[^/]*$/, '')
const size = `${innerWidth}x${innerHeight}`
const received: [number, boolean][] = []
const lost = vi.fn()
const receiver: Receiver = {
  publication: ({ publication }, fresh) => received.push([publication, fresh]),
  lost
}

function source(): FakeSocket {
  const newest = FakeSocket.all.at(-1)
  if (newest === undefined) throw new Error('nothing was opened')
  return newest
}

beforeEach(() => {
  received.length = 0
  FakeSocket.all = []
  lost.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  stopListening()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('over loopback', () => {
  it('listens beside its own address and leaves out what is not newer', () => {
    connect(receiver)
    expect(source().url).toBe(`${place}events?scene=side-bar&size=${size}`)
    for (const publication of [3, 3, 2, 4]) source().say('publication', aPublication(publication))
    expect(received).toEqual([
      [3, true],
      [4, false]
    ])
  })

  it('takes the word of the server after a reconnection', () => {
    connect(receiver)
    source().say('publication', aPublication(9))
    source().onclose?.()
    vi.advanceTimersByTime(1_000)
    source().say('publication', aPublication(1))
    expect(received).toEqual([
      [9, true],
      [1, true]
    ])
  })

  it('opens again by itself, as often as it takes', () => {
    connect(receiver)
    for (let times = 1; times <= 3; times++) {
      source().onclose?.()
      expect(lost).toHaveBeenCalledTimes(times)
      vi.advanceTimersByTime(1_000)
      expect(FakeSocket.all).toHaveLength(times + 1)
    }
  })

  it('loads itself again when the server is of another build', () => {
    const reload = vi.fn()
    vi.stubGlobal('location', { href: location.href, reload })
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
    expect(source().url).toBe(`${place}events?scene=side-bar&size=${size}&build=1a2b`)
    document.head.innerHTML = ''
  })

  it('tells its new size once it has been resized, and goes on with the newest picture', () => {
    connect(receiver)
    source().say('publication', aPublication(3))
    const first = source()
    vi.stubGlobal('innerWidth', 640)
    for (let drag = 0; drag < 3; drag++) window.dispatchEvent(new Event('resize'))
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(500)
    expect(first.isClosed).toBe(true)
    expect(FakeSocket.all).toHaveLength(2)
    expect(source().url).toContain(`size=640x${innerHeight}`)
    source().say('publication', aPublication(3))
    expect(received.map(([publication]) => publication)).toEqual([3, 3])
    expect(lost).not.toHaveBeenCalled()
  })

  it('stops', () => {
    const stop = connect(receiver)
    stop()
    expect(source().isClosed).toBe(true)
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
    expect(FakeSocket.all).toHaveLength(0)
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
    expect(FakeSocket.all).toHaveLength(0)
  })
})
