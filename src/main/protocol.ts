import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { protocol } from 'electron'
import { photoName } from '../shared/photo'
import { contentSecurityPolicy, contentTypes } from './page-headers'

/** Where the pages live: `app://howlcast/<window>/index.html`. */
export const pageOrigin = 'app://howlcast'

/** Must run before the app is ready. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } }
  ])
}

/** Serves the built pages. A scheme of our own has an origin, which `file://` has not, and can carry headers. */
export function servePages(folder: string, photos: string): void {
  protocol.handle('app', async (request) => {
    const file = photoFile(photos, request.url) ?? pageFile(folder, request.url)
    if (request.method !== 'GET' || file === null) return new Response(null, { status: 404 })
    const body = await readFile(file.path).catch(() => null)
    if (body === null) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': file.contentType,
        'content-security-policy': contentSecurityPolicy,
        'x-content-type-options': 'nosniff'
      }
    })
  })
}

/** The file that an address stands for, or null where it names another host, a way out of the folder or an unknown type. */
export function pageFile(folder: string, address: string): { path: string; contentType: string } | null {
  const url = new URL(address)
  if (`${url.protocol}//${url.host}` !== pageOrigin) return null
  const path = join(folder, decodedPath(url) ?? '..')
  const contentType = contentTypes[extname(path)]
  if (!path.startsWith(folder + sep) || contentType === undefined) return null
  return { path, contentType }
}

/** A player's picture, where an address names one: `app://howlcast/photos/<name>`. */
export function photoFile(folder: string, address: string): { path: string; contentType: string } | null {
  const name = address.startsWith(`${pageOrigin}/photos/`)
    ? address.slice(`${pageOrigin}/photos/`.length)
    : ''
  return photoName.test(name) ? { path: join(folder, name), contentType: 'image/png' } : null
}

function decodedPath(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return null
  }
}
