import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'
import { contentTypes } from './page-headers'

export interface OverlayFile {
  readonly path: string
  readonly contentType: string
}

/** The only names that may leave over loopback, as in their address, with the file behind each. */
export type OverlayFiles = ReadonlyMap<string, OverlayFile>

/** The pages that leave over loopback, each at an address of its own. */
export type ServedPage = 'overlay' | 'omniscient'

/** The file of a page among the built ones. */
export function fileOf(page: ServedPage): string {
  return `${page}/index.html`
}

const naming = new Set(['.html', '.js', '.css'])

/** Anything in a page, script or style that can be the name of a built file. */
const fileName = /[\w.-]+\.(?:js|css|json|svg|png|webp|woff2|mp3|ogg)\b/g

/**
 * Lists what a page reaches among the built pages, and nothing else.
 *
 * Built files have unique names, so a file is reached where a reached page, script or style names it.
 * The console and its scripts are named by none of them, nor is one page by another.
 */
export async function overlayFiles(folder: string, page: ServedPage = 'overlay'): Promise<OverlayFiles> {
  const files = new Map<string, OverlayFile>()
  const start = fileOf(page)
  const waiting = await builtFiles(folder, start)
  const texts: string[] = []
  const reach = async (name: string) => {
    waiting.delete(name)
    const path = join(folder, name)
    const contentType = contentTypes[extname(name)]
    if (contentType === undefined) return
    files.set(name, { path, contentType })
    if (naming.has(extname(name))) texts.push(await readFile(path, 'utf8'))
  }
  if (waiting.has(start)) await reach(start)
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    const named = new Set(text.match(fileName))
    for (const name of [...waiting]) {
      if (named.has(posix.basename(name))) await reach(name)
    }
  }
  return files
}

/** Names what a page consists of. Built files are named after their content, so names are enough. */
export function overlayBuild(files: OverlayFiles): string {
  return createHash('sha256')
    .update([...files.keys()].sort().join('\n'))
    .digest('hex')
    .slice(0, 12)
}

async function builtFiles(folder: string, page: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/')
    )
  return new Set(
    names.filter((name) => !name.startsWith('console/') && (name === page || !name.endsWith('.html')))
  )
}
