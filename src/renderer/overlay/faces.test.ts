import { expect, it } from 'vitest'
import RosterSeat from './RosterSeat.vue'
import SpeakerPanel from './SpeakerPanel.vue'
import { show } from './testing/mount'
import { aPlayer, aShow, aView } from './testing/view'

const photos = { photos: { p1: 'ann.png' } }
const seat = (height: number, player = aPlayer(1), shown = photos) =>
  show(RosterSeat, { player, side: 'left', height, nameSize: 40 }, shown).find('image')

it('shows a photo in the house of a seat that is large enough for its number', () => {
  expect(seat(104).attributes('href')).toBe('../photos/ann.png')
  expect(seat(76).exists()).toBe(true)
  expect(seat(62).exists()).toBe(false)
})

it('shows none of the dead, of who has none, and while none are shown', () => {
  expect(seat(104, aPlayer(1, { alive: false })).exists()).toBe(false)
  expect(seat(104, aPlayer(2)).exists()).toBe(false)
  expect(
    show(RosterSeat, { player: aPlayer(1), side: 'left', height: 104, nameSize: 40 })
      .find('image')
      .exists()
  ).toBe(false)
})

it('shows who speaks in a larger house', () => {
  const panel = (speaker: string) => show(SpeakerPanel, { view: aView(), show: aShow({ speaker }) }, photos)
  expect(panel('p1').get('.house').attributes('width')).toBe('150')
  expect(panel('p1').find('image').exists()).toBe(true)
  expect(panel('p2').get('.house').attributes('width')).toBe('92')
})
