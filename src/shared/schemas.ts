import { z } from 'zod'
import { commandSchema, jsonSchema, playerIdSchema } from './command-schema'
import type { ConsoleCalls, ConsoleChannel } from './console-calls'
import { setupSchema, statSchema } from './game-file'
import { isGlobalKey } from './global-key'
import { photoName } from './photo'
import { scenes } from './public'

const languageSchema = z.enum(['en', 'zh'])
const sceneSchema = z.enum(scenes)
/** Goes onto the clipboard behind an address: nothing but options. */
const omniscientSceneSchema = z.enum(['full', 'side-bar'])
const optionedPageSchema = z.enum([...sceneSchema.options, 'omniscient-full', 'omniscient-side-bar'])
const sceneOptionsSchema = z
  .string()
  .max(200)
  .regex(/^(?:&[a-z]+=[a-z0-9.-]+)*$/)
const sceneOfObsSchema = z.string().min(1).max(200).nullable()
const countSchema = z.number().int().min(0)

/** The longest that the audience can be kept behind, in seconds. */
const longestDelay = 300
/** Two hours: far above any speech. */
const longestTimer = 7200
const secondsSchema = z.number().int().min(1).max(longestTimer)
const presetsSchema = z.array(secondsSchema).min(1).max(8).readonly()
const timerNameSchema = z.enum(['discussion', 'speech', 'defence', 'last-words', 'role'])

const seatShape = {
  name: z.string().max(60),
  age: z.number().int().min(0).max(150).nullable(),
  sex: z.enum(['female', 'male']).nullable()
}
const lastMarksSchema = z
  .array(z.enum(['first-victim', 'first-voted-out', 'moderator', 'newcomer', 'excluded']))
  .max(5)
  .readonly()

export const settingsSchema = z.strictObject({
  consoleLanguage: languageSchema,
  theme: z.enum(['dark', 'light']),
  textSize: z.number().int().min(100).max(200),
  seatLabels: z.enum(['names', 'numbers']),
  roster: z
    .array(
      z.strictObject({
        ...seatShape,
        block: statSchema.nullable().optional(),
        acting: statSchema.nullable().optional(),
        last: lastMarksSchema.optional()
      })
    )
    .max(60)
    .readonly(),
  people: z
    .array(
      z.strictObject({
        ...seatShape,
        group: z.string().max(60),
        photo: z.string().regex(photoName).nullable()
      })
    )
    .max(300)
    .readonly(),
  tables: z
    .array(
      z.strictObject({ name: z.string().max(60), seats: z.array(z.string().max(60)).max(60).readonly() })
    )
    .max(60)
    .readonly(),
  keyColour: z.enum(['#00ff00', '#ff00ff', '#0000ff']),
  timerPresets: z.strictObject({
    discussion: presetsSchema,
    speech: presetsSchema,
    defence: presetsSchema,
    'last-words': presetsSchema,
    role: presetsSchema
  }),
  timerVolume: z.number().int().min(0).max(100),
  contentProtection: z.boolean(),
  graphicsCard: z.boolean(),
  notes: z.string().max(20_000),
  keys: z.record(z.string().max(40), z.string().min(1).max(40)),
  pageOptions: z.partialRecord(optionedPageSchema, z.record(z.string().max(20), z.string().max(20))),
  photosOnAir: z.boolean(),
  publicDelay: z.number().int().min(0).max(longestDelay),
  omniscient: z.boolean(),
  control: z.boolean(),
  blackoutKey: z.string().max(60).refine(isGlobalKey, 'not a key that can work everywhere').nullable(),
  obs: z.strictObject({
    on: z.boolean(),
    address: z
      .string()
      .max(200)
      .regex(/^wss?:\/\/[\w.:[\]-]+\/?$/, 'not an address of a WebSocket server'),
    switching: z.enum(['off', 'dry-run', 'on']),
    scenes: z.strictObject({
      night: sceneOfObsSchema,
      dawn: sceneOfObsSchema,
      event: sceneOfObsSchema,
      day: sceneOfObsSchema,
      vote: sceneOfObsSchema,
      over: sceneOfObsSchema
    })
  })
})

const showChangeSchema = z.strictObject({
  language: languageSchema,
  holdTotals: z.boolean(),
  blackout: z.boolean(),
  board: z.enum(['shown', 'hidden'])
})

export const showSchema = z.strictObject({
  ...showChangeSchema.shape,
  timer: z
    .strictObject({
      name: timerNameSchema,
      seconds: z.number().min(0),
      endsAt: z.number().nullable(),
      leftMs: z.number().min(0).nullable()
    })
    .nullable(),
  speaker: playerIdSchema.nullable()
})

export const startTimerSchema = z.strictObject({ name: timerNameSchema, seconds: secondsSchema.nullable() })

/** Longer than any game's story. */
const storyLineSchema = z.string().max(2000)
const storySchema = z.strictObject({
  language: languageSchema,
  title: storyLineSchema,
  result: storyLineSchema,
  rule: storyLineSchema,
  castHead: storyLineSchema,
  cast: z
    .array(z.strictObject({ who: storyLineSchema, role: storyLineSchema, fate: storyLineSchema }))
    .max(60)
    .readonly(),
  chapters: z
    .array(z.strictObject({ head: storyLineSchema, lines: z.array(storyLineSchema).max(2000).readonly() }))
    .max(400)
    .readonly()
})

const linesSchema = z.array(storyLineSchema).max(100).readonly()
const recapSchema = z
  .array(
    z.strictObject({
      phase: z.enum(['night', 'day', 'over']),
      round: countSchema,
      lines: z.strictObject({ en: linesSchema, zh: linesSchema })
    })
  )
  .min(1)
  .max(400)
  .readonly()

/** What the console may send on each channel. Nothing reaches a handler that has not passed here. */
export const callSchemas: { readonly [C in ConsoleChannel]: z.ZodType<ConsoleCalls[C]['input']> } = {
  state: z.null(),
  'new-game': setupSchema,
  command: z.strictObject({ count: countSchema, command: commandSchema }),
  undo: z.strictObject({ count: countSchema }),
  'undo-to': z.strictObject({ count: countSchema, at: countSchema }),
  redo: z.strictObject({ count: countSchema }),
  check: z.strictObject({ answer: jsonSchema }),
  'keep-draft': z.strictObject({
    count: countSchema,
    draft: z.strictObject({
      prompt: z.string().min(1).max(80),
      form: z.enum(['fields', 'ballots', 'result', 'tied']),
      values: z.record(z.string().max(80), jsonSchema),
      declined: z.boolean()
    })
  }),
  offer: z.null(),
  'check-setup': setupSchema,
  'check-balance': z.strictObject({ setup: setupSchema, shuffle: z.boolean() }),
  'cancel-balance': z.null(),
  'board-roles': z.strictObject({ board: z.string().max(16), players: z.number().int().min(0).max(60) }),
  foresee: z.strictObject({ command: commandSchema }),
  why: z.strictObject({ at: countSchema }),
  past: z.strictObject({ at: countSchema }),
  'end-session': z.null(),
  'export-game': z.null(),
  season: z.null(),
  'reset-season': z.null(),
  'export-table': z.strictObject({
    name: z.enum(['season', 'players']),
    table: z.strictObject({
      head: z.array(z.string().max(200)).max(12).readonly(),
      rows: z
        .array(
          z
            .array(z.union([z.string().max(200), z.number()]))
            .max(12)
            .readonly()
        )
        .max(20_000)
        .readonly()
    })
  }),
  'read-players': z.null(),
  'read-photo': z.null(),
  'keep-photo': z.strictObject({ png: z.string().max(300_000) }),
  'copy-story': z.strictObject({ text: z.string().max(1_000_000) }),
  'save-story': z.strictObject({ story: storySchema }),
  'print-story': z.strictObject({ story: storySchema }),
  'start-recap': z.strictObject({ chapters: recapSchema }),
  'turn-recap': z.strictObject({ at: countSchema }),
  'stop-recap': z.null(),
  'import-game': z.null(),
  'set-settings': settingsSchema.partial(),
  'set-show': showChangeSchema.partial(),
  'start-timer': startTimerSchema,
  'pause-timer': z.null(),
  'resume-timer': z.null(),
  'extend-timer': z.strictObject({ seconds: z.number().int().min(-longestTimer).max(longestTimer) }),
  'stop-timer': z.null(),
  'set-speaker': z.strictObject({ player: playerIdSchema.nullable() }),
  'new-overlay-address': z.null(),
  'read-clipboard': z.null(),
  'copy-overlay-address': z.null(),
  'copy-scene-address': z.strictObject({ scene: sceneSchema, options: sceneOptionsSchema }),
  'new-omniscient-address': z.null(),
  'copy-omniscient-address': z.strictObject({ scene: omniscientSceneSchema, options: sceneOptionsSchema }),
  'new-control-address': z.null(),
  'copy-control-address': z.null(),
  'set-obs-password': z.strictObject({ password: z.string().max(200) }),
  'add-to-obs': z.strictObject({ scene: sceneSchema }),
  'show-overlay-window': z.null(),
  'show-co-host': z.strictObject({ overOverlay: z.boolean() }),
  'question-drawn': z.null(),
  'bring-console': z.null(),
  'dismiss-notice': z.strictObject({ code: z.string().max(64) })
}
