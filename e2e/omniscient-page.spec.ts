import { expect, test, type Page } from '@playwright/test'
import type { NightAction, OmniscientPlayer, OmniscientView } from '../src/shared/omniscient'
import { faultsOf } from './legible'
import { momentsOf, type Moment } from './moments'
import { keepPicture } from './shots'
import { Source } from './source'

/**
 * The page of the omniscient audience as a Browser Source gets it, with made publications.
 * `HOWLCAST_PHOTOS=<folder>` keeps a picture of all of them, to look at.
 */

const viewport = { width: 1280, height: 720 }
const source = new Source('omniscient')

/** Long names of roles beside short ones; wolves, an ally in love, a charmed one, one nobody has called yet. */
const casts: readonly Pick<OmniscientPlayer, 'role' | 'camp' | 'wolf' | 'marks'>[] = [
  { role: 'werewolf', camp: 'werewolves', wolf: true, marks: [] },
  { role: 'seer', camp: 'village', wolf: false, marks: ['guarded', 'charmed'] },
  { role: 'white-wolf-king', camp: 'lovers', wolf: true, marks: ['lover', 'infected'] },
  { role: 'witch', camp: 'village', wolf: false, marks: ['lover', 'healed', 'charmed'] },
  { role: 'village-idiot', camp: 'village', wolf: false, marks: ['poisoned'] },
  { role: 'piper', camp: 'piper', wolf: false, marks: ['powerless'] },
  { role: 'little-girl', camp: 'village', wolf: false, marks: [] },
  { role: null, camp: null, wolf: false, marks: [] },
  { role: 'villager', camp: 'village', wolf: false, marks: ['ally'] },
  { role: 'hybrid', camp: 'third-party', wolf: false, marks: [] }
]

function secretsOf({ view }: Moment, done = 9): OmniscientView {
  const id = (seat: number) => view.players[(seat - 1) % view.players.length]?.id ?? ''
  const deed = (what: string, by: number[], on: number[], result: NightAction['result'] = null) => ({
    what,
    by: by.map(id),
    on: on.map(id),
    result
  })
  const actions = [
    deed('link', [8], [3, 4]),
    deed('protect', [9], [2]),
    deed('check', [2], [3], 'white-wolf-king'),
    deed('wolves', [1, 3], [5]),
    deed('heal', [4], [5]),
    deed('poison', [4], [2]),
    deed('charm', [6], [5, 2]),
    deed('attack', [], [5], 'clash'),
    deed('death', [], [2], 'poison')
  ]
  return {
    players: view.players.map((player, at) => ({
      id: player.id,
      awake: view.phase === 'night' ? at % 10 === 0 || at % 10 === 2 : player.alive,
      ...(casts[at % casts.length] ?? { role: null, camp: null, wolf: false, marks: [] })
    })),
    night: { round: view.round, actions: actions.slice(0, done) }
  }
}

const photograph = (page: Page, name: string) => keepPicture(page, name, { omitBackground: true })

/** What a moment is drawn by here, and not on the public page. */
const moments = [
  'night',
  'night-card-turned',
  'dawn-one-dead',
  'day',
  'day-speaker',
  'vote-open',
  'tally',
  'recap-night',
  'winner'
]

for (const scene of ['full', 'side-bar'] as const) {
  for (const language of ['en', 'zh'] as const) {
    test(`the ${scene} is legible and whole with every role in ${language}`, async () => {
      test.setTimeout(180_000)
      const page = await source.open(`scene=${scene}`, { viewport })
      const faults: string[] = []
      for (const seats of [8, 12, 18, 30]) {
        for (const moment of momentsOf(seats, language).filter(({ name }) => moments.includes(name))) {
          const here = `${seats} ${language} ${moment.name}`
          await source.draw(page, moment, secretsOf(moment))
          faults.push(...(await faultsOf(page)).map((fault) => `${here}: ${fault}`))
          await photograph(page, `omniscient-${scene}-${here.replaceAll(' ', '-')}`)
        }
      }
      expect(faults).toEqual([])
      await page.close()
    })
  }
}

test('every seat tells its role, and a table of whom nothing is known is drawn as the public one', async () => {
  const page = await source.open('scene=full', { viewport })
  const night = momentsOf(30, 'en').find(({ name }) => name === 'night')
  if (night === undefined) throw new Error('there is no night')
  await source.draw(page, night, secretsOf(night))
  const known = night.view.players.filter((_, at) => casts[at % casts.length]?.role !== null)
  await expect(page.locator('.seat .role')).toHaveCount(known.length + 1)
  await expect(page.locator('.deed')).toHaveCount(5)
  await source.draw(page, night, null)
  await expect(page.locator('.deed, .seat')).toHaveCount(0)
  await expect(page.locator('.title.display')).toHaveText('Night falls')
  await page.close()
})
