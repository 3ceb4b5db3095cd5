import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'

/** No other machine reaches this. */
export const loopbackHost = '127.0.0.1'

/** Ports tried after one that is taken. */
const portsTried = 20

/** Sent with every answer. */
export const loopbackHeaders = {
  'x-content-type-options': 'nosniff',
  // The address holds the token.
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin'
}

/** Listens at a port or, where that is taken, at the next free one; returns it, null with none. */
export async function listenOnLoopback(server: Server, from: number): Promise<number | null> {
  for (let port = from; port < from + portsTried && port <= 65535; port++) {
    if (await listen(server, port)) return port
  }
  return null
}

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const fail = () => resolve(false)
    server.once('error', fail)
    server.listen(port, loopbackHost, () => {
      server.off('error', fail)
      resolve(true)
    })
  })
}

/** Lets nobody in any more and cuts off who is in. */
export async function stopListening(server: Server): Promise<void> {
  const stopped = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await stopped
}

/**
 * Whether a request was meant for this server.
 *
 * A web page may point its own name at 127.0.0.1 and then read from here as if from itself; its requests
 * still carry that name as the host. A page that posts or fetches across origins carries its origin.
 */
export function isMeantForHere({ headers }: IncomingMessage, port: number): boolean {
  const { host, origin } = headers
  if (host !== `${loopbackHost}:${port}` && host !== `localhost:${port}`) return false
  return origin === undefined || origin === `http://${host}`
}

export interface Asked {
  /** What an address names behind the token, as it stands: never taken apart as a path. */
  readonly name: string
  readonly query: URLSearchParams
}

/** What an address asks for; null with a wrong token. */
export function askedFor(url: string, token: string): Asked | null {
  const [path = '', query = ''] = url.split('?', 2)
  const [, given = '', ...rest] = path.split('/')
  return isToken(given, token) ? { name: rest.join('/'), query: new URLSearchParams(query) } : null
}

/** Hashes are of equal length, and comparing them takes the same time wherever they differ. */
function isToken(given: string, token: string): boolean {
  return timingSafeEqual(hashed(given), hashed(token))
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
