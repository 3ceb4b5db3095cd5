import { z } from 'zod'
import type { GameSetup } from '../engine/setup'
import { fileDeedSchema, jsonSchema, playerIdSchema, wordSchema } from './command-schema'

export const gameFileFormat = 'howlcast-game/1'

/** Far above any real game, far below what would stop the app. */
const longestFile = 4_000_000
/** Each step keeps what was before it: twenty thousand would hold the app up for minutes. */
const mostSteps = 3000

/** One of the two numbers of the online rules (rulebook 6.4). */
export const statSchema = z.number().int().min(0).max(100)

const playerSchema = z.strictObject({
  id: playerIdSchema.describe('Stands for the player in every answer.'),
  name: z
    .string()
    .trim()
    .min(1, 'a name may not be empty')
    .max(60, 'a name has at most 60 characters')
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]+$/u, 'a name holds no control characters')
    .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'a name needs a character that shows')
    .describe('As the audience reads it.'),
  role: wordSchema
    .optional()
    .describe('The card dealt; left out for all players when roles are learned on night 1.'),
  age: z.number().int().min(0).max(150).optional(),
  sex: z.enum(['female', 'male']).optional(),
  stats: z.strictObject({ block: statSchema, acting: statSchema }).optional()
})

const lastGameSchema = z
  .strictObject({
    firstVictim: playerIdSchema.optional(),
    firstVotedOut: playerIdSchema.optional(),
    moderator: playerIdSchema.optional(),
    newcomers: z.array(playerIdSchema).max(60).readonly().optional(),
    excluded: z.array(playerIdSchema).max(60).readonly().optional()
  })
  .describe('What an earlier game left behind.')

const setupFields = {
  ruleset: z
    .enum(['millers-hollow', 'new-moon', 'online-new-moon', 'face-to-face'])
    .describe('Which roles are offered, and the house rules to begin with.'),
  houseRules: z.record(wordyKey(), jsonSchema).default({}).describe('Only what differs from the rule set.'),
  players: z
    .array(playerSchema)
    .min(3, 'a game needs at least 3 players')
    .max(60, 'a game has at most 60 players')
    .readonly()
    .describe('Seating order, clockwise: the left neighbour of a player is the next one.'),
  roles: z
    .record(wordSchema, z.number().int().min(0).max(60))
    .optional()
    .describe('How many of each role are in play; needed only when no player has a role.'),
  thiefCards: z
    .array(wordSchema)
    .max(10)
    .readonly()
    .optional()
    .describe('The cards in the middle, for a Thief.'),
  deck: z
    .union([z.array(wordSchema).max(200).readonly(), z.literal('table')], {
      error: 'a deck is a list of card ids, or "table" for real cards'
    })
    .default([])
    .describe('Event cards, top first; "table": real cards, asked for as they are drawn.'),
  startingCards: z
    .array(wordSchema)
    .max(40)
    .readonly()
    .default([])
    .describe('Cards in force before the game.'),
  lastGame: lastGameSchema.optional(),
  gameBefore: lastGameSchema.optional()
}

/** What the console sends to begin a game: a game file without its format and steps. */
export const setupSchema = z
  .strictObject(setupFields)
  .superRefine(checkPlayers) satisfies z.ZodType<GameSetup>

export const stepSchema = z.union(
  [
    z.strictObject({
      prompt: z.string().min(1).max(80).describe('The question that is answered.'),
      answer: jsonSchema.describe('Its answer, in the shape that the question asks for.')
    }),
    fileDeedSchema
  ],
  { error: 'a step is { "prompt": …, "answer": … } or { "command": … }' }
)

export const gameFileSchema = z
  .strictObject({
    format: z.literal(gameFileFormat, `the format must be "${gameFileFormat}"`),
    ...setupFields,
    steps: z
      .array(stepSchema)
      .max(mostSteps, `a game has at most ${mostSteps} steps`)
      .readonly()
      .default([])
      .describe('The line of play, oldest first.')
  })
  .superRefine(checkPlayers)

export type GameFile = z.infer<typeof gameFileSchema>
export type GameFileStep = z.infer<typeof stepSchema>

/** Why a file is not a game file, and where: `path` leads to the wrong value, empty for the file as a whole. */
export interface GameFileProblem {
  readonly message: string
  readonly path: readonly (string | number)[]
}

/**
 * Reads the text of a game file.
 *
 * @returns the game, with what may be left out filled in, or the first thing that is wrong with it
 */
export function parseGameFile(text: string): GameFile | GameFileProblem {
  if (text.length > longestFile) return { message: 'the file is too large for a game', path: [] }
  let content: unknown
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    return {
      message: `the file is not JSON: ${error instanceof Error ? error.message : String(error)}`,
      path: []
    }
  }
  try {
    const result = gameFileSchema.safeParse(content)
    return result.success ? result.data : firstProblem(result.error.issues, content)
  } catch (error) {
    // A file that nests thousands of levels deep exhausts the stack of any recursive check.
    if (error instanceof RangeError) return { message: 'the file is nested too deeply', path: [] }
    throw error
  }
}

export function isGameFileProblem(value: GameFile | GameFileProblem): value is GameFileProblem {
  return 'message' in value
}

/** A problem as one line: `players[2].role: …`. */
export function problemText({ message, path }: GameFileProblem): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('')
  return place === '' ? message : `${place.replace(/^\./, '')}: ${message}`
}

/** The first issue in words, with the branch of a union that the value was meant for. */
export function firstProblem(issues: readonly z.core.$ZodIssue[], value: unknown): GameFileProblem {
  const issue = issues[0]
  if (issue === undefined) return { message: 'not valid', path: [] }
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))
  const meant = issue.path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value)
  if (issue.code === 'invalid_union' && isRecord(meant)) {
    const branch =
      issue.errors.length === 2 && path[0] === 'steps' ? issue.errors['command' in meant ? 1 : 0] : undefined
    if (branch !== undefined && ('command' in meant || 'prompt' in meant)) {
      const inner = firstProblem(branch, meant)
      return { message: inner.message, path: [...path, ...inner.path] }
    }
  }
  // A key that is wrong says so itself; its record only says that one is.
  if (issue.code === 'invalid_key') return { message: issue.issues[0]?.message ?? issue.message, path }
  return { message: issue.message, path }
}

function checkPlayers(
  setup: { players: readonly z.infer<typeof playerSchema>[]; roles?: object | undefined },
  context: z.RefinementCtx
): void {
  const problem = (path: (string | number)[], message: string) => {
    context.addIssue({ code: 'custom', path, message })
  }
  const seen = new Set<string>()
  setup.players.forEach((player, seat) => {
    if (seen.has(player.id)) problem(['players', seat, 'id'], `two players have the id "${player.id}"`)
    seen.add(player.id)
  })
  const withoutRole = setup.players.findIndex((player) => player.role === undefined)
  if (withoutRole < 0) return
  if (setup.players.some((player) => player.role !== undefined)) {
    problem(['players', withoutRole, 'role'], 'either every player has a role, or none has')
  } else if (setup.roles === undefined) {
    problem(['roles'], 'needed when the players have no roles')
  }
}

function wordyKey() {
  return z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,63}$/, 'no such house rule')
}

function isRecord(value: unknown): value is { readonly [key: PropertyKey]: unknown } {
  return typeof value === 'object' && value !== null
}
