import { describe, expect, it } from 'vitest'
import { show } from './testing/mount'
import { aView } from './testing/view'
import WinnerScene from './WinnerScene.vue'

function ending(camps: readonly string[], players: readonly string[], seats = 12) {
  return show(WinnerScene, {
    view: aView({ phase: 'over', winners: { camps, players, rule: 'W1', roles: null } }, seats)
  })
}

describe('WinnerScene', () => {
  it.each([
    ['village', 'sees morning'],
    ['werewolves', 'take the village'],
    ['lovers', 'outlive them all'],
    ['piper', 'leads the village'],
    ['third-party', 'outlives them all']
  ])('tells that the %s won, and who', (camp, words) => {
    const scene = ending([camp], ['p2', 'p5'])
    expect(scene.text()).toContain(words)
    expect(scene.findAll('.house')).toHaveLength(2)
    expect(scene.text()).toContain('Player 5')
    expect(scene.find('img.art').exists()).toBe(true)
  })

  it('tells a draw', () => {
    const scene = ending([], [])
    expect(scene.text()).toContain('is left')
    expect(scene.find('img.art').exists()).toBe(true)
    expect(scene.findAll('.house')).toHaveLength(0)
  })

  it('keeps to houses where many win', () => {
    const all = Array.from({ length: 22 }, (_, at) => `p${at + 1}`)
    const scene = ending(['village'], all, 30)
    expect(scene.findAll('.house')).toHaveLength(22)
    expect(scene.text()).not.toContain('Player 5')
  })
})
