/** The loop: runs steps until one must be answered or read aloud. */
import { canBeAnswered } from './answers'
import type { Context } from './context'
import type { AskStep, SayStep } from './module'
import type { Prompt } from './prompts'
import { step, type StepEntry } from './steps'

/** More steps between two prompts than any rule needs: a bug, not a hang. */
const STEP_CAP = 2000

/** How far a step on the stack has come. */
const OFFERED = 1
const SURROUNDED = 2
/** A step pushed back with this stage goes on where it was. */
export const ENTERED = 3

/**
 * Runs the agenda until a prompt waits.
 *
 * @returns the prompt, or null when the agenda is empty: the game is over
 * @throws Error when the agenda does not come to rest: a bug
 */
export function runUntilPrompt(ctx: Context): Prompt | null {
  for (let count = 0; count < STEP_CAP; count++) {
    const top = ctx.state.stack.at(-1)
    if (!top) return null
    const { stage } = top
    if (stage < OFFERED && replaced(ctx, top)) continue
    if (stage < SURROUNDED && surrounded(ctx, top)) continue
    const { definition } = owner(ctx, top)
    if (definition.kind === 'run') {
      ctx.pop()
      definition.run(ctx, top.data)
      continue
    }
    if (stage < ENTERED) {
      ctx.setStep(-1, step(top.step, top.data, ENTERED))
      definition.enter?.(ctx, top.data)
      continue
    }
    if (definition.kind === 'say') return sayPrompt(ctx, top, definition)
    const prompt = askPrompt(ctx, top, definition)
    if (prompt) return prompt
    ctx.pop()
    definition.unasked?.(ctx, top.data)
  }
  throw new Error(`The agenda does not come to rest at ${ctx.state.stack.at(-1)?.step ?? 'its end'}`)
}

/** The module and definition of a step. @throws Error for an unknown step: a bug */
export function owner(ctx: Context, entry: StepEntry) {
  const found = ctx.index.steps.get(entry.step)
  if (!found) throw new Error(`No step ${entry.step}`)
  return found
}

function replaced(ctx: Context, top: StepEntry): boolean {
  const replacement = ctx.first('instead', [top])
  if (!replacement) return false
  ctx.pop()
  ctx.push(...replacement.map((entry) => step(entry.step, entry.data, OFFERED)))
  return true
}

function surrounded(ctx: Context, top: StepEntry): boolean {
  const around = ctx.all('around', [top])
  if (around.length === 0) return false
  const before = around.flatMap((answer) => answer.before ?? [])
  const after = around.flatMap((answer) => answer.after ?? [])
  if (before.length + after.length === 0) return false
  ctx.pop()
  ctx.push(...before, step(top.step, top.data, SURROUNDED), ...after)
  return true
}

function sayPrompt(ctx: Context, top: StepEntry, definition: SayStep): Prompt {
  return whole({
    prompt: definition.prompt ?? top.step,
    say: true,
    actors: definition.actors?.(ctx, top.data) ?? [],
    about: definition.about?.(ctx, top.data) ?? {}
  })
}

function askPrompt(ctx: Context, top: StepEntry, definition: AskStep): Prompt | null {
  const draft = definition.prompt(ctx, top.data)
  const prompt = draft && whole({ prompt: draft.prompt ?? top.step, ...draft })
  if (prompt && canBeAnswered(prompt)) return prompt
  return definition.slot ? whole({ prompt: top.step, say: true }) : null
}

/** A prompt with all that every prompt has; written out, since objects of one shape are read faster. */
function whole(own: Partial<Prompt> & Pick<Prompt, 'prompt'>): Prompt {
  return {
    prompt: own.prompt,
    say: own.say ?? false,
    actors: own.actors ?? [],
    shape: own.shape ?? 'none',
    fields: own.fields ?? [],
    optional: own.optional ?? false,
    outcome: own.outcome ?? null,
    sequence: own.sequence ?? null,
    script: own.script ?? own.prompt,
    about: own.about ?? {},
    proposed: own.proposed ?? null
  }
}
