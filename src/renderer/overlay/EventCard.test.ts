import { describe, expect, it } from 'vitest'
import type { PublicView } from '../../shared/public'
import EventCard from './EventCard.vue'
import { show } from './testing/mount'

type Badge = PublicView['running'][number]

function read(card: string, moon: Badge['moon'], until: Badge['until']) {
  return show(EventCard, { card: { card, moon, variant: false }, running: [{ card, moon, until }] })
}

describe('EventCard', () => {
  it.each([
    ['great-distrust', 'full', 'vote', 'Great Distrust', 'This day only'],
    ['gone-hunting', 'full', 'dawn', 'Gone Hunting', 'Until next dawn'],
    ['specter', 'crescent', 'trigger', 'The Specter', 'Waits for the next attack'],
    ['burial', 'dark', 'game-end', 'Burial', 'Rest of the game']
  ] as const)('reads out %s', (card, moon, until, title, lasts) => {
    const part = read(card, moon, until)
    expect(part.classes()).toContain(moon)
    expect(part.find('h2').text()).toBe(title)
    expect(part.find('.rule').text()).not.toBe('')
    expect(part.find('.sentence').text()).toBe(lasts)
  })

  it('nails only a dark moon to the board', () => {
    expect(read('burial', 'dark', 'game-end').findAll('.nail')).toHaveLength(2)
    expect(read('specter', 'crescent', 'trigger').findAll('.nail')).toHaveLength(0)
  })

  it('shows the picture, or the disc of its type where none is drawn', () => {
    expect(read('burial', 'dark', 'game-end').find('.art').element.tagName).toBe('IMG')
    const missing = read('of-no-deck', 'dark', 'game-end').find('.art')
    expect(missing.element.tagName.toLowerCase()).toBe('svg')
    expect(missing.find('.disc.dark').exists()).toBe(true)
  })
})
