import { afterEach, expect, it } from 'vitest'
import { mountConsole } from '../testing/mount-console'
import { player, playerField, prompt, sampleState, sampleView } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

it('calls nobody a Villager before all roles are called', async () => {
  const call = prompt({
    prompt: 'roll-call.seer',
    script: 'roll-call',
    about: { role: 'seer' },
    actors: [],
    fields: [playerField({ key: 'holders', by: null, kind: 'players' })]
  })
  const players = [1, 2, 3].map((seat) => player(seat, { role: seat === 1 ? 'witch' : 'villager' }))
  const known = {
    what: 'roll-call',
    round: 1,
    phase: 'night' as const,
    by: [],
    on: ['p1'],
    result: 'witch',
    why: null
  }
  const shown = await mountConsole(sampleState({ view: sampleView({ prompt: call, players, log: [known] }) }))
  close = () => shown.page.unmount()
  const tiles = shown.page.findAll('.tile').map((tile) => tile.text())
  expect(tiles[0]).toContain('Witch')
  expect(tiles[1]).toContain('not called yet')
})
