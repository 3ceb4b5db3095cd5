import { once } from 'node:events'
import { WebSocket } from 'ws'

export interface Heard {
  /** Every message so far, one a line. */
  readonly text: () => string
  readonly say: (message: string) => void
  readonly leave: () => void
  readonly ended: Promise<unknown>
}

/**
 * Listens to a server of the app as a Browser Source does.
 *
 * @param address of the events, as `http:` or `ws:`
 * @throws Error that names the status, where it is not let in
 */
export async function listen(
  address: string,
  headers: { readonly [name: string]: string } = {}
): Promise<Heard> {
  const socket = new WebSocket(address.replace(/^http:/, 'ws:'), { headers })
  let text = ''
  socket.on('message', (message: Buffer) => (text += `${message.toString()}\n`))
  const ended = new Promise((end) => socket.once('close', end))
  await once(socket, 'open')
  socket.on('error', () => undefined)
  return { text: () => text, say: (message) => socket.send(message), leave: () => socket.terminate(), ended }
}
