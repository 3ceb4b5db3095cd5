import { afterEach, expect, it } from 'vitest'
import { mountConsole } from '../testing/mount-console'
import { player, playerField, prompt, sampleState, sampleView } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

async function open(known: (seat: number) => boolean) {
  const call = prompt({
    prompt: 'roll-call.seer',
    script: 'roll-call',
    about: { role: 'seer' },
    actors: [],
    fields: [playerField({ key: 'holders', by: null, kind: 'players' })]
  })
  const players = [1, 2, 3].map((seat) =>
    player(seat, { role: seat === 1 ? 'werewolf' : 'villager', wolf: seat === 1, known: known(seat) })
  )
  const shown = await mountConsole(sampleState({ view: sampleView({ prompt: call, players }) }))
  close = () => shown.page.unmount()
  return shown.page
}

it('calls nobody a Villager whose card is not known', async () => {
  const page = await open((seat) => seat === 1)
  const tiles = page.findAll('.tile').map((tile) => tile.text())
  expect(tiles[0]).toContain('Werewolf')
  expect(tiles[1]).toContain('not called yet')
  expect(tiles[1]).not.toContain('Villager')
})

it('counts the wolves only when every card is known', async () => {
  expect((await open((seat) => seat === 1)).find('.centre').text()).toContain('3 alive')
  close()
  expect((await open((seat) => seat === 1)).find('.centre').text()).not.toContain('wolves')
  close()
  expect((await open(() => true)).find('.centre').text()).toContain('3 alive, wolves 1')
})
