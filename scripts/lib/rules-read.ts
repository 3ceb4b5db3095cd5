/** Which house rules a file reads, in its own lines or through the helpers under laws/ that it calls. */
import fs from 'node:fs'
import path from 'node:path'
import { HOUSE_RULES, type HouseRule } from '../../src/engine/house-rules'

/** A function or constant at the top of a file: what it says, and where the helpers it may call come from. */
interface Part {
  readonly body: string
  readonly file: Source
}

interface Source {
  readonly parts: ReadonlyMap<string, Part>
  readonly imports: ReadonlyMap<string, string>
}

const isRule = (word: string): word is HouseRule => Object.hasOwn(HOUSE_RULES, word)

/** Rules in a text: `ctx.rules.x`, and those taken out of `ctx.rules` by name. */
function named(text: string): HouseRule[] {
  const dotted = [...text.matchAll(/\brules\.(\w+)/g)].map((match) => match[1] ?? '')
  const taken = [...text.matchAll(/\{([^{}]*)\} = ctx\.rules\b/g)].flatMap((match) =>
    (match[1] ?? '').split(',').map((word) => word.split(':')[0]?.trim() ?? '')
  )
  return [...dotted, ...taken].filter(isRule)
}

const sources = new Map<string, Source>()

function sourceOf(name: string): Source {
  const known = sources.get(name)
  if (known) return known
  const text = fs.readFileSync(name, 'utf8')
  const imports = new Map<string, string>()
  for (const [, words = '', from = ''] of text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm))
    for (const word of words.split(',')) {
      const origin = path.join(path.dirname(name), `${from}.ts`)
      if (path.basename(path.dirname(origin)) === 'laws') imports.set(word.trim(), origin)
    }
  const parts = new Map<string, Part>()
  const source: Source = { parts, imports }
  sources.set(name, source)
  for (const body of text.split(/^(?=(?:export )?(?:function|const|class) )/m)) {
    const own = /^(?:export )?(?:function|const|class) (\w+)/.exec(body)?.[1]
    if (own) parts.set(own, { body, file: source })
  }
  return source
}

/**
 * The house rules that a card's file reads.
 *
 * @param file the card's file, from the root of the repository
 * @returns rule ids, sorted
 */
export function rulesRead(file: string): HouseRule[] {
  const found = new Set<HouseRule>()
  const seen = new Set<Part>()
  const visit = (part: Part) => {
    if (seen.has(part)) return
    seen.add(part)
    for (const rule of named(part.body)) found.add(rule)
    for (const word of new Set(part.body.match(/\w+/g) ?? [])) {
      const from = part.file.imports.get(word)
      const next = part.file.parts.get(word) ?? (from && sourceOf(from).parts.get(word))
      if (next) visit(next)
    }
  }
  for (const part of sourceOf(file).parts.values()) visit(part)
  return [...found].sort()
}
