import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

vi.mock('electron', () => ({ protocol: {} }))

import { contentSecurityPolicy } from './page-headers'
import { pageFile, photoFile, policyFor, previewFile } from './protocol'

const folder = join('/', 'pages')

describe('photoFile', () => {
  const name = `${'a0'.repeat(16)}.png`
  it('finds a picture by its name alone', () => {
    for (const origin of ['app://howlcast', 'app://preview'])
      expect(photoFile('/photos', `${origin}/photos/${name}`)?.path).toBe(join('/photos', name))
    expect(photoFile('/photos', `app://elsewhere/photos/${name}`)).toBeNull()
    for (const way of [`photos/../${name}`, 'photos/config.json', `photos/${name}?x`, name]) {
      expect(photoFile('/photos', `app://howlcast/${way}`), way).toBeNull()
    }
  })
})

describe('pageFile', () => {
  it('finds a page and its assets', () => {
    expect(pageFile(folder, 'app://howlcast/console/index.html')).toEqual({
      path: join(folder, 'console', 'index.html'),
      contentType: 'text/html; charset=utf-8'
    })
    expect(pageFile(folder, 'app://howlcast/assets/a%20b.woff2?v=1')?.path).toBe(
      join(folder, 'assets', 'a b.woff2')
    )
  })

  it.each([
    'app://elsewhere/console/index.html',
    'app://howlcast/..%2f..%2fsecret.json',
    'app://howlcast/%E0%A4%A.html',
    'app://howlcast/',
    'app://howlcast/console/notes.txt'
  ])('refuses %s', (address) => {
    expect(pageFile(folder, address)).toBeNull()
  })
})

it('lets pages load nothing but their own files', () => {
  expect(contentSecurityPolicy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'"
  )
})

it('lets the console alone show another page, the overlay’s preview and no other', () => {
  const [own, preview] = ['app://howlcast', 'app://preview/overlay/index.html?scene=full']
  expect(policyFor(`${own}/console/index.html`)).toContain(
    "; frame-src app://preview; frame-ancestors 'none'"
  )
  for (const page of ['console/co-host/index.html', 'overlay/index.html?key=00ff00', 'assets/a.js']) {
    expect(policyFor(`${own}/${page}`)).toBe(`${contentSecurityPolicy}; frame-ancestors 'none'`)
  }
  expect(policyFor(preview)).toBe(
    `${contentSecurityPolicy}; frame-ancestors app://howlcast; form-action 'none'`
  )
})

it('gives the preview the files of the overlay and no others', () => {
  const file = { path: '/pages/overlay/index.html', contentType: 'text/html' }
  const files = new Map([['overlay/index.html', file]])
  expect(previewFile(files, 'app://preview/overlay/index.html?scene=vote')).toBe(file)
  for (const name of ['console/index.html', 'overlay/', '', `photos/${'a0'.repeat(16)}.png`]) {
    expect(previewFile(files, `app://preview/${name}`)).toBeNull()
  }
})
