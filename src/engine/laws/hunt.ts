/** Where in the night the wolves hunt, for cards that change who hunts, or where (rulebook 5.2 F24, 5.3 C6). */
import type { Context } from '../kernel/context'
import type { StepEntry } from '../kernel/steps'

/** Whether a step is the wolves' place in the night: known by what is done there and not by its name. */
export function isTheHunt(ctx: Context, entry: StepEntry): boolean {
  const definition = ctx.index.steps.get(entry.step)?.definition
  return definition?.kind === 'ask' && definition.slot === true && definition.verb === 'attack'
}
