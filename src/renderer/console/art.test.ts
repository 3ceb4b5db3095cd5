import { describe, expect, it } from 'vitest'
import { INDEX } from '../../engine/registry'
import { artFor } from '../look/art'
import en from '../locales/en/public.json'

// What the engine plays and what the product has a name for; a Sheriff is an office and has a mark, no picture.
const roles = new Set(
  [...INDEX.roles.keys(), ...Object.keys(en.roles)].filter((id) => !INDEX.offices.has(id))
)
const cards = new Set([...INDEX.cards.keys(), ...Object.keys(en.cards)])

describe('the pictures of the game', () => {
  it.each([...roles])('show the role %s', (role) => {
    expect(artFor(`role-${role}`)).not.toBeNull()
  })

  it.each([...cards])('show the card %s', (card) => {
    expect(artFor(`event-${card}`)).not.toBeNull()
  })

  it('are one to a role and one to a title: the five Spiritualism cards share theirs', () => {
    const titles = new Set(Object.values(en.cards).map((card) => card.title))
    const drawn = (ids: Set<string>, kind: string) =>
      new Set([...ids].map((id) => artFor(`${kind}-${id}`))).size
    expect(titles.size).toBe(32)
    expect(drawn(cards, 'event')).toBe(titles.size)
    expect(drawn(roles, 'role')).toBe(roles.size)
  })
})
