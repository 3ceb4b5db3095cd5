import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { INDEX } from '../src/engine/registry'
import { cardTable } from './lib/card-table'
import { HELP_FACTS, helpFacts } from './lib/help-facts'
import { rulesRead } from './lib/rules-read'

describe('npm run cards', () => {
  it('is started as the other commands are', async () => {
    const { scripts } = (await import('../package.json')) as { scripts: { [name: string]: string } }
    expect(scripts['cards']).toBe('node scripts/source.mjs scripts/cards.ts')
  })

  it('has written docs/cards.md as the code is: if this fails, run it', async () => {
    expect(fs.readFileSync('docs/cards.md', 'utf8')).toBe(await cardTable())
  })

  it('has written the facts of the console’s help as the code is: if this fails, run it', async () => {
    expect(fs.readFileSync(HELP_FACTS, 'utf8')).toBe(await helpFacts())
  })

  it('has a line with a title, a text and a test for every card', async () => {
    const lines = (await cardTable()).split('\n')
    for (const card of INDEX.cards.keys()) {
      const cells = lines.find((line) => line.includes(`\`${card}\` `))?.split('|') ?? []
      expect(cells.length, card).toBe(10)
      const [, title, , , , text, , , test] = cells.map((cell) => cell.trim())
      expect(
        [title, text, test].filter((cell) => !cell || cell === '–'),
        card
      ).toEqual([])
    }
  })

  it('finds the house rules a card reads itself and through its helpers, and no others', () => {
    expect(rulesRead('src/engine/cards/april-fools.ts')).toEqual(['aprilLove'])
    expect(rulesRead('src/engine/cards/luncheon-for-seniors.ts')).toEqual(['halfRounding', 'luncheonReturn'])
    expect(rulesRead('src/engine/cards/gone-hunting.ts')).toEqual([])
  })
})
