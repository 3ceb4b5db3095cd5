import { describe, expect, it } from 'vitest'
import { artFor } from './art'

const sources: Record<string, string> = import.meta.glob('./art/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default'
})
const pictures = Object.entries(sources).map(([path, svg]) => ({ id: path.slice('./art/'.length, -4), svg }))
const scenes = pictures.filter(({ id }) => /^(role|event|winner)-/.test(id))

/** The raw palette of tokens.css (look.md 3): ink, coal, ground, slate, steel, mist, bone, and the five colours. */
const palette =
  '#07090c #10151b #171d24 #252f39 #51616e #94a4ae #ede6d6 #f3b04c #b4741c #d5432f #8e2419 #45a795'.split(' ')

describe('artFor', () => {
  it('shares one picture among the five Spiritualism cards', () => {
    const shared = [1, 2, 3, 4, 5].map((card) => artFor(`event-spiritualism-${card}`))
    expect(new Set(shared)).toEqual(new Set([artFor('event-spiritualism')]))
  })

  it.each(['full', 'crescent', 'dark'])('has the sign of the %s moon', (kind) => {
    expect(artFor(`moon-${kind}`)).not.toBeNull()
  })

  it('owns up to what is not drawn', () => {
    expect(artFor('event-of-no-deck')).toBeNull()
  })
})

describe.each(pictures)('the picture $id', ({ svg }) => {
  const elements = [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('*')]

  it('is shapes and a title, and reaches for nothing outside itself', () => {
    const odd = elements.filter(({ tagName }) => !/^(svg|title|rect|path|circle|g|clipPath)$/.test(tagName))
    const reaching = elements.flatMap((element) =>
      element.getAttributeNames().filter((name) => /^on|href|style/i.test(name))
    )
    expect(odd.map(({ tagName }) => tagName)).toEqual([])
    expect(reaching).toEqual([])
    expect(elements.find(({ tagName }) => tagName === 'title')?.textContent).toMatch(/\w/)
    expect(svg.length).toBeLessThan(12_000)
  })

  it('has at most one id, and points at no other', () => {
    const ids = elements.flatMap((element) => element.getAttribute('id') ?? [])
    const uses = [...svg.matchAll(/url\(([^)]*)\)/g)].map((use) => use[1])
    expect(ids.length).toBeLessThanOrEqual(1)
    expect(uses.filter((use) => use !== `#${ids[0]}`)).toEqual([])
  })
})

describe.each(scenes)('the scene $id', ({ svg }) => {
  it('keeps its disc at the one place, so that the moon stands still while a card turns', () => {
    expect(svg).toContain('viewBox="0 0 480 480"')
    expect(svg).toContain('<circle cx="240" cy="200" r="132"')
  })

  it('uses the colours of the palette and no others', () => {
    const used = new Set(svg.toLowerCase().match(/#[0-9a-f]{3,8}\b/g))
    expect([...used].filter((colour) => !palette.includes(colour))).toEqual([])
  })
})
