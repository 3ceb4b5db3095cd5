/** What the console's help knows about roles and cards, made from the code: nothing in it is written by hand. */
import fs from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { HOUSE_RULES, isHouseRule, type HouseRule } from '../../src/engine/house-rules'
import { promptsOf } from '../../src/engine/kernel/module'
import { INDEX, MODULES } from '../../src/engine/registry'
import { fileOf, rulesOf } from './card-table'
import { rulesRead } from './rules-read'

export const HELP_FACTS = 'src/renderer/console/help/facts.json'

interface Facts {
  /** Section of the rulebook. */
  readonly section: string
  /** House rules that change it. */
  readonly rules: readonly HouseRule[]
  /** What the host is asked. */
  readonly asks: readonly string[]
}

/** What a file's first comment names of the rulebook: `(rulebook 4.14, D19–D21)`. */
function named(file: string): { section: string; rows: string[] } {
  const text = /\(rulebook ([^)]*)\)/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? ''
  const rows = [...text.matchAll(/D(\d+)(?:–D?(\d+))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `D${Number(from) + at}`)
  )
  // Of several sections the one of the role or card itself comes last.
  const section = text.split(', ').findLast((part) => /^[4-7]\.\d/.test(part) && !/^5\.[5-8]/.test(part))
  return { section: section ?? '', rows }
}

function factsOf(id: string, file: string, read: readonly HouseRule[]): Facts {
  const { section, rows } = named(file)
  const ofRows = Object.keys(HOUSE_RULES).filter(
    (rule): rule is HouseRule =>
      isHouseRule(rule) && rows.includes(HOUSE_RULES[rule].row) && HOUSE_RULES[rule].values.length > 1
  )
  const module = MODULES.find((each) => each.id === id)
  const asks = (module ? promptsOf(module) : []).map(({ prompt }) => prompt)
  return { section, rules: [...new Set([...ofRows, ...read])].sort(), asks: [...new Set(asks)] }
}

/** The whole of the file, from the root of the repository. */
export async function helpFacts(): Promise<string> {
  const roles = [...INDEX.roles.keys()].map((id) => [id, `src/engine/roles/${id}.ts`] as const)
  const people = [...roles, ['sheriff', 'src/engine/offices/sheriff.ts'] as const]
  const cards = [...INDEX.cards].map(([id, data]) => {
    const { until, waits = false } = data
    return [id, { ...factsOf(id, fileOf(id), rulesOf(id, data)), until, waits }]
  })
  const facts = {
    roles: Object.fromEntries(people.map(([id, file]) => [id, factsOf(id, file, rulesRead(file))])),
    cards: Object.fromEntries(cards)
  }
  return format(JSON.stringify(facts), { ...(await resolveConfig(HELP_FACTS)), parser: 'json' })
}
