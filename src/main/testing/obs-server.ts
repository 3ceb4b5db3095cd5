import { createHash, randomBytes } from 'node:crypto'
import { type WebSocket, WebSocketServer } from 'ws'

/** One request as OBS gets it. */
export interface ObsRequestSent {
  readonly type: string
  readonly data: { readonly [name: string]: unknown }
}

interface Input {
  readonly kind: string
  settings: { readonly [name: string]: unknown }
  readonly scenes: Set<string>
}

/** OBS's codes, from the published protocol. */
const authenticationFailed = 4009
const notIdentified = 4007
const unknownRequestType = 204
const resourceNotFound = 600
const resourceAlreadyExists = 601

class Refused extends Error {
  constructor(readonly code: number) {
    super(String(code))
  }
}

/** Speaks obs-websocket 5 as its protocol is published: hello, identify with a challenge, requests, events. */
export class ObsServer {
  readonly sent: ObsRequestSent[] = []
  readonly scenes = ['Night', 'Day', 'Break']
  readonly inputs = new Map<string, Input>()
  kinds = ['image_source', 'browser_source']
  onAir = 'Break'
  /** How often somebody tried to get in. */
  tries = 0
  /** A server that takes requests and never answers. */
  isDeaf = false
  readonly #server: WebSocketServer
  readonly #password: string

  private constructor(server: WebSocketServer, password: string) {
    this.#server = server
    this.#password = password
    server.on('connection', (socket) => this.#greet(socket))
  }

  static async start(password = '', port = 0): Promise<ObsServer> {
    const server = new WebSocketServer({
      host: '127.0.0.1',
      port,
      handleProtocols: (protocols) => protocols.has('obswebsocket.json') && 'obswebsocket.json'
    })
    await new Promise((resolve) => server.once('listening', resolve))
    return new ObsServer(server, password)
  }

  get port(): number {
    const address = this.#server.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  }

  get address(): string {
    return `ws://127.0.0.1:${this.port}`
  }

  requests(type: string): readonly ObsRequestSent['data'][] {
    return this.sent.filter((request) => request.type === type).map(({ data }) => data)
  }

  tell(eventType: string, eventData: object, eventIntent = 4): void {
    for (const socket of this.#server.clients) {
      socket.send(JSON.stringify({ op: 5, d: { eventType, eventIntent, eventData } }))
    }
  }

  async stop(): Promise<void> {
    for (const socket of this.#server.clients) socket.terminate()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #greet(socket: WebSocket): void {
    this.tries++
    const [salt, challenge] = [randomBytes(16).toString('base64'), randomBytes(16).toString('base64')]
    const secret = hash(this.#password + salt)
    const authentication = this.#password === '' ? {} : { authentication: { challenge, salt } }
    socket.send(
      JSON.stringify({ op: 0, d: { obsWebSocketVersion: '5.1.0', rpcVersion: 1, ...authentication } })
    )
    let identified = false
    socket.on('message', (message: Buffer) => {
      const { op, d } = JSON.parse(message.toString()) as { op: number; d: { [name: string]: unknown } }
      if (op === 1) {
        const wanted = this.#password === '' ? undefined : hash(secret + challenge)
        if (d['authentication'] !== wanted)
          return socket.close(authenticationFailed, 'Authentication failed.')
        identified = true
        socket.send(JSON.stringify({ op: 2, d: { negotiatedRpcVersion: 1 } }))
      } else if (op === 6 && identified) {
        this.#request(socket, d)
      } else {
        socket.close(notIdentified, 'Not identified.')
      }
    })
  }

  #request(socket: WebSocket, { requestId, requestType, requestData }: { [name: string]: unknown }): void {
    const data = (requestData ?? {}) as ObsRequestSent['data']
    this.sent.push({ type: String(requestType), data })
    if (this.isDeaf) return
    const answer = (status: object, responseData?: object) =>
      socket.send(
        JSON.stringify({ op: 7, d: { requestId, requestType, requestStatus: status, responseData } })
      )
    try {
      const responseData = this.#answer(String(requestType), data)
      answer({ result: true, code: 100 }, responseData)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      answer({ result: false, code: error.code, comment: 'No.' })
    }
  }

  #answer(type: string, data: ObsRequestSent['data']): object | undefined {
    const name = String(data['inputName'] ?? data['sourceName'])
    const scene = String(data['sceneName'])
    switch (type) {
      case 'GetSceneList':
        return {
          currentProgramSceneName: this.onAir,
          scenes: this.scenes.map((sceneName, sceneIndex) => ({ sceneName, sceneIndex })).reverse()
        }
      case 'SetCurrentProgramScene':
        this.#mustHave(this.scenes.includes(scene))
        this.onAir = scene
        return undefined
      case 'GetInputKindList':
        return { inputKinds: this.kinds }
      case 'GetInputList':
        return {
          inputs: [...this.inputs]
            .filter(([, { kind }]) => kind === data['inputKind'])
            .map(([inputName, { kind }]) => ({ inputName, inputKind: kind }))
        }
      case 'GetInputSettings':
        return { inputSettings: this.#input(name).settings, inputKind: this.#input(name).kind }
      case 'SetInputSettings':
        this.#input(name).settings = { ...this.#input(name).settings, ...Object(data['inputSettings']) }
        return undefined
      case 'CreateInput':
        if (this.inputs.has(name)) throw new Refused(resourceAlreadyExists)
        this.#mustHave(this.scenes.includes(scene))
        this.inputs.set(name, {
          kind: String(data['inputKind']),
          settings: { ...Object(data['inputSettings']) },
          scenes: new Set([scene])
        })
        return { sceneItemId: this.inputs.size, inputUuid: name }
      case 'GetSceneItemId':
        this.#mustHave(this.#input(name).scenes.has(scene))
        return { sceneItemId: 1 }
      case 'CreateSceneItem':
        this.#input(name).scenes.add(scene)
        return { sceneItemId: 2 }
      case 'PressInputPropertiesButton':
        this.#input(name)
        return undefined
      default:
        throw new Refused(unknownRequestType)
    }
  }

  #input(name: string): Input {
    const input = this.inputs.get(name)
    if (input === undefined) throw new Refused(resourceNotFound)
    return input
  }

  #mustHave(has: boolean): void {
    if (!has) throw new Refused(resourceNotFound)
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
