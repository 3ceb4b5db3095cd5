import { z } from 'zod'
import type { Command } from '../engine/commands'
import type { Json } from '../engine/kernel/state'

/** An answer is small: a name, or a record of names. What nests deeper than this was never written by a host. */
const deepestAnswer = 6

export const jsonSchema: z.ZodType<Json> = z
  .json()
  .refine((value) => isShallow(value, deepestAnswer), { error: 'nested too deeply' })

/** Ids end up as keys of plain objects, so a name that every object already carries is refused. */
export const playerIdSchema = z
  .string()
  .min(1, 'an id may not be empty')
  .max(64, 'an id has at most 64 characters')
  .regex(/^[^\p{Cc}]+$/u, 'an id holds no control characters')
  .refine((id) => !(id in {}), 'this id is reserved')

export const wordSchema = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, 'an id is written in small letters, digits and hyphens')

const camps = ['village', 'werewolves', 'lovers', 'piper', 'third-party'] as const

export const correctionSchema = z.union(
  [
    z.strictObject({ kill: playerIdSchema }),
    z.strictObject({ revive: playerIdSchema }),
    z.strictObject({ role: z.strictObject({ player: playerIdSchema, role: wordSchema }) }),
    z.strictObject({ office: z.strictObject({ office: wordSchema, player: playerIdSchema.nullable() }) }),
    z.strictObject({
      mark: z.strictObject({
        player: playerIdSchema,
        mark: z.enum(['no-vote', 'away', 'no-power', 'charmed', 'infected']),
        on: z.boolean()
      })
    }),
    z.strictObject({ card: wordSchema }),
    z.strictObject({ endCard: wordSchema }),
    z.strictObject({ skip: z.literal(true) })
  ],
  { error: 'a correction sets exactly one of kill, revive, role, office, mark, card, endCard, skip' }
)

/** Each thing a host may do besides answering, with what else is written beside it. */
function deeds<More extends z.ZodRawShape>(more: More) {
  return z.discriminatedUnion(
    'command',
    [
      z.strictObject({ command: z.literal('correct'), set: correctionSchema, ...more }),
      z.strictObject({ command: z.literal('disqualify'), player: playerIdSchema, ...more }),
      z.strictObject({ command: z.literal('offence'), player: playerIdSchema, ...more }),
      z.strictObject({
        command: z.literal('self-destruct'),
        player: playerIdSchema,
        knife: playerIdSchema.optional(),
        ...more
      }),
      z.strictObject({ command: z.literal('last-dead'), player: playerIdSchema, ...more }),
      z.strictObject({
        command: z.literal('regroup'),
        card: wordSchema,
        players: z.array(playerIdSchema).max(60).readonly(),
        ...more
      }),
      z.strictObject({ command: z.literal('end'), camp: z.enum(camps).nullable(), ...more })
    ],
    { error: (issue) => (issue.code === 'invalid_union' ? 'no such command' : undefined) }
  )
}

/** Whatever a host may do besides answering, as a game file writes it. */
export const fileDeedSchema = deeds({
  at: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .describe('The step that waits when it happens; left out: the discussion, or an earlier question.'),
  passed: z
    .int()
    .min(0)
    .max(60)
    .optional()
    .describe('How many steps of that name go by before it; left out: none.')
})

export const commandSchema = z.union([
  z.strictObject({ command: z.literal('go-on') }),
  z.strictObject({
    command: z.literal('answer'),
    prompt: z.string().min(1).max(80),
    answer: jsonSchema
  }),
  deeds({})
]) satisfies z.ZodType<Command>

type Accepts<Wide, Narrow extends Wide> = Narrow

/** Fails to compile when the engine learns a command that this schema does not know. */
export type CommandName = Accepts<z.infer<typeof commandSchema>['command'], Command['command']>

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}
