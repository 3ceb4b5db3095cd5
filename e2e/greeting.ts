import { once } from 'node:events'
import { WebSocket } from 'ws'

/**
 * All that a Browser Source is greeted with at the address of a page, a message a line.
 *
 * @throws Error that names the status, where it is not let in
 */
export async function greetingAt(address: string): Promise<string> {
  const socket = new WebSocket(`${address.replace(/^http:/, 'ws:')}events`)
  const told: string[] = []
  socket.on('message', (message: Buffer) => told.push(message.toString()))
  await once(socket, 'open')
  // Its answer comes behind all that is on its way.
  socket.ping()
  await once(socket, 'pong')
  socket.terminate()
  return told.join('\n')
}
