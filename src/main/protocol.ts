import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { protocol } from 'electron'
import { photoName } from '../shared/photo'
import { pageOrigin, previewOrigin } from '../shared/public'
import { type OverlayFile, type OverlayFiles, overlayFiles } from './overlay-files'
import { contentSecurityPolicy, contentTypes } from './page-headers'

/** Must run before the app is ready. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } }
  ])
}

/** Serves the built pages. A scheme of our own has an origin, which `file://` has not, and can carry headers. */
export function servePages(folder: string, photos: string): void {
  let overlay: Promise<OverlayFiles> | null = null
  const fileOf = async (address: string): Promise<OverlayFile | null> => {
    const photo = photoFile(photos, address)
    if (photo !== null) return photo
    if (!address.startsWith(`${previewOrigin}/`)) return pageFile(folder, address)
    overlay ??= overlayFiles(folder)
    return previewFile(await overlay, address)
  }
  protocol.handle('app', async (request) => {
    const file = await fileOf(request.url)
    if (request.method !== 'GET' || file === null) return new Response(null, { status: 404 })
    const body = await readFile(file.path).catch(() => null)
    if (body === null) return new Response(null, { status: 404 })
    return new Response(new Uint8Array(body), {
      headers: {
        'content-type': file.contentType,
        'content-security-policy': policyFor(request.url),
        'x-content-type-options': 'nosniff'
      }
    })
  })
}

/** What a page may load. The console alone may show another page in itself, and only the overlay's, as its preview. */
export function policyFor(address: string): string {
  if (address.startsWith(`${previewOrigin}/`)) {
    return `${contentSecurityPolicy}; frame-ancestors ${pageOrigin}; form-action 'none'`
  }
  const frames = address.startsWith(`${pageOrigin}/console/index.html`) ? `; frame-src ${previewOrigin}` : ''
  return `${contentSecurityPolicy}${frames}; frame-ancestors 'none'`
}

/** A file of the overlay's page, and no other, where an address names one for the console's preview. */
export function previewFile(files: OverlayFiles, address: string): OverlayFile | null {
  const { pathname } = new URL(address)
  return files.get(pathname.slice(1)) ?? null
}

/** The file that an address stands for, or null where it names another host, a way out of the folder or an unknown type. */
export function pageFile(folder: string, address: string): OverlayFile | null {
  const url = new URL(address)
  if (`${url.protocol}//${url.host}` !== pageOrigin) return null
  const path = join(folder, decodedPath(url) ?? '..')
  const contentType = contentTypes[extname(path)]
  if (!path.startsWith(folder + sep) || contentType === undefined) return null
  return { path, contentType }
}

/** A player's picture, where an address names one: `app://howlcast/photos/<name>`, or the same of the preview. */
export function photoFile(folder: string, address: string): OverlayFile | null {
  const place = [pageOrigin, previewOrigin]
    .map((origin) => `${origin}/photos/`)
    .find((start) => address.startsWith(start))
  const name = place === undefined ? '' : address.slice(place.length)
  return photoName.test(name) ? { path: join(folder, name), contentType: 'image/png' } : null
}

function decodedPath(url: URL): string | null {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return null
  }
}
