/** Writes docs/cards.md and the facts of the console's help: every event card and role as the code has it. */
import fs from 'node:fs'
import { cardTable } from './lib/card-table'
import { HELP_FACTS, helpFacts } from './lib/help-facts'

fs.writeFileSync('docs/cards.md', await cardTable())
fs.writeFileSync(HELP_FACTS, await helpFacts())
