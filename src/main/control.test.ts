import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ControlServer } from './control-server'
import { ControlVerbs, type Outcome } from './control-verbs'
import { Notices } from './notices'
import { Session } from './session'
import { firstShow, Show } from './show'
import { eightPlayers } from './testing/eight-players'

const token = 'abcdefghijklmnopqrstuv'

let folder: string
let session: Session
let show: Show
let server: ControlServer

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-control-'))
  session = await Session.open({
    folder,
    appVersion: '1.0.0',
    notices: new Notices(),
    onChange: () => undefined
  })
  await session.newGame(eightPlayers)
  show = new Show(firstShow, () => undefined)
  const presets = () => ({ discussion: [180], speech: [45], defence: [30], 'last-words': [30], role: [15] })
  const verbs = new ControlVerbs({ show, session, presets })
  server = new ControlServer({ port: 47800, token, act: (verb, query) => verbs.act(verb, query) })
  await server.start()
})

afterEach(async () => {
  await server.stop()
  await session.close()
  await rm(folder, { recursive: true, force: true })
})

const pressed = async (verb: string) => (await post(verb)).status

describe('verbs', () => {
  it.each([
    ['hide', { board: 'hidden' }],
    ['blackout', { blackout: true }],
    ['hold', { holdTotals: true }],
    ['speaker?seat=3', { speaker: 'p3' }]
  ])('%s does the same however often it is pressed', async (verb, state) => {
    for (const _press of [1, 2]) {
      expect(await post(verb)).toMatchObject({ status: 200, body: { ok: true } })
      expect(show.state).toEqual({ ...firstShow, ...state })
    }
  })

  it('shows again, releases and takes the floor away', async () => {
    show.set({ board: 'hidden', holdTotals: true })
    show.setSpeaker('p3')
    for (const verb of ['show', 'release', 'speaker/none']) expect(await pressed(verb)).toBe(200)
    expect(show.state).toEqual(firstShow)
  })

  it('never lift a blackout', async () => {
    show.set({ blackout: true })
    for (const verb of ['show', 'release', 'timer/stop', 'lift', 'blackout?on=false']) await pressed(verb)
    expect(show.state.blackout).toBe(true)
  })

  it('lead a timer', async () => {
    await pressed('timer/start?name=speech')
    expect(show.state.timer).toMatchObject({ name: 'speech', seconds: 45 })
    await pressed('timer/start?name=last-words&seconds=20')
    expect(show.state.timer).toMatchObject({ name: 'last-words', seconds: 20 })
    await pressed('timer/pause')
    expect(show.state.timer?.endsAt).toBeNull()
    await pressed('timer/resume')
    expect(show.state.timer?.leftMs).toBeNull()
    await pressed('timer/stop')
    expect(show.state.timer).toBeNull()
  })

  it.each([
    'timer/start',
    'timer/start?name=lunch',
    'timer/start?name=speech&seconds=0',
    'timer/start?name=speech&seconds=ten',
    'speaker',
    'speaker?seat=9',
    'next',
    'next?count=0'
  ])('%s is refused', async (verb) => {
    const answer = await post(verb)
    expect(answer.status).toBe(409)
    expect(answer.body.ok).toBe(false)
    expect(show.state).toEqual(firstShow)
    expect(session.view?.commandCount).toBe(0)
  })
})

describe('next', () => {
  it('goes on from what is only read aloud, once for each step', async () => {
    const { body } = await post('next')
    const presses = [post(`next?count=${body.count}`), post(`next?count=${body.count}`)]
    const answers = await Promise.all(presses)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(session.view?.commandCount).toBe(1)
    const next = answers[0]?.body.count
    expect(next).not.toBe(body.count)
    expect((await post(`next?count=${next}`)).status).toBe(200)
    expect(session.view?.commandCount).toBe(2)
  })

  it('answers no question', async () => {
    for (let step = 0; step < 2; step++) await session.command(step, { command: 'go-on' })
    expect(session.view?.prompt?.say).toBe(false)
    const { body } = await post('next')
    expect((await post(`next?count=${body.count}`)).status).toBe(409)
    expect(session.view?.commandCount).toBe(2)
  })
})

describe('who may press', () => {
  it.each([
    ['a wrong token', `/${'x'.repeat(22)}/hide`, {}, 'POST'],
    ['no token', '/hide', {}, 'POST'],
    ['a page that only reads', `/${token}/hide`, {}, 'GET'],
    ['a page that asks first', `/${token}/hide`, {}, 'OPTIONS'],
    ['a name that points here', `/${token}/hide`, { host: 'rebound.example' }, 'POST'],
    ['another page', `/${token}/hide`, { origin: 'https://rebound.example' }, 'POST'],
    ['a page without an origin', `/${token}/hide`, { origin: 'null' }, 'POST'],
    ['an unknown verb', `/${token}/undo`, {}, 'POST'],
    ['nothing', `/${token}/`, {}, 'POST']
  ])('not %s', async (_who, path, headers, method) => {
    const answer = await send(path, headers, method)
    expect(answer).toMatchObject({ status: 404, body: { ok: false } })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(show.state).toEqual(firstShow)
  })

  it('no one with the old token once it is renewed', async () => {
    server.rotate('z'.repeat(22))
    expect(await pressed('hide')).toBe(404)
    expect((await send(`/${'z'.repeat(22)}/hide`, {}, 'POST')).status).toBe(200)
  })

  it('too many presses are refused, but never a blackout', async () => {
    // Time stands still, so that a slow machine gets no more presses than a fast one.
    vi.useFakeTimers({ toFake: ['performance'] })
    const all = await Promise.all(Array.from({ length: 25 }, () => pressed('hold')))
    expect(all.sort()).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)])
    expect(await pressed('blackout')).toBe(200)
    vi.advanceTimersByTime(1000)
    expect(await pressed('hide')).toBe(200)
    vi.useRealTimers()
    expect(show.state.blackout).toBe(true)
  })

  it('tells nothing of the game, whatever is asked', async () => {
    const told: string[] = []
    for (const verb of [
      'show',
      'next',
      'speaker?seat=1',
      'timer/start?name=speech',
      'state',
      'speaker?seat=40'
    ])
      told.push(...Object.keys((await post(verb)).body))
    expect([...new Set(told)].sort()).toEqual(['count', 'ok'])
  })
})

interface Answer {
  status: number
  headers: { [name: string]: unknown }
  body: Outcome
}

const post = (verb: string) => send(`/${token}/${verb}`, {}, 'POST')

function send(path: string, headers: { [name: string]: string }, method: string): Promise<Answer> {
  const { port } = new URL(server.url ?? '')
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: JSON.parse(text) as Outcome
        })
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
