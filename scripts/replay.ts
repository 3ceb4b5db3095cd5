/**
 * Plays game files through the engine, without Electron.
 *
 *     npm run --silent replay -- FILE [FILE …]
 *
 * Prints one JSON object a file, in order. Exit 0; 2 when a file was refused; 1 for a bug.
 */
import { readFileSync } from 'node:fs'
import { replay, summary, type ReplayError } from '../src/engine'
import { isGameFileProblem, parseGameFile, problemText } from '../src/shared/game-file'

const files = process.argv.slice(2)

interface Refused {
  readonly error: {
    code: string
    step: number | null
    prompt: string | null
    message: string
    legal?: readonly unknown[]
  }
}

function unreadable(file: string, error: unknown): Refused {
  const message = error instanceof Error ? error.message : String(error)
  return {
    error: {
      code: 'unreadable-file',
      step: null,
      prompt: null,
      message: `${file} cannot be read: ${message}`
    }
  }
}

function refusal({ error, step }: ReplayError): Refused {
  const { code, prompt, section, params, legal } = error
  // People count from one, as the console does; the field `step` is the index.
  const where = step < 0 ? 'The set-up is refused' : `Step ${String(step + 1)} is refused`
  const rule = section && section !== 'e' ? ` (rulebook ${section})` : ''
  const details = Object.entries(params).map(([name, value]) => `${name} ${String(value)}`)
  const waiting = prompt ? ` Pending: ${prompt}. Legal: ${JSON.stringify(legal)}.` : ''
  const message = `${where}: ${[code, ...details].join(', ')}${rule}.${waiting}`
  return { error: { code, step: step < 0 ? null : step, prompt, message, legal } }
}

function play(file: string): ReturnType<typeof summary> | Refused {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return unreadable(file, error)
  }
  const parsed = parseGameFile(text)
  if (isGameFileProblem(parsed)) {
    const step = parsed.path[0] === 'steps' && typeof parsed.path[1] === 'number' ? parsed.path[1] : null
    return { error: { code: 'bad-file', step, prompt: null, message: problemText(parsed) } }
  }
  const game = replay(parsed, parsed.steps)
  return 'error' in game ? refusal(game) : summary(game)
}

if (files.length === 0) {
  process.stderr.write('Name one or more game files: npm run --silent replay -- FILE [FILE …]\n')
  process.exitCode = 2
}
for (const file of files) {
  const result = play(file)
  if ('error' in result) process.exitCode = 2
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
