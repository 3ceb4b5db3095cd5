/** Writes docs/cards.md: every event card as the code has it. */
import fs from 'node:fs'
import { cardTable } from './lib/card-table'

fs.writeFileSync('docs/cards.md', await cardTable())
