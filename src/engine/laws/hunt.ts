/** Where in the night the wolves hunt, for cards that change who hunts, or where (rulebook 5.2 F24, 5.3 C6). */
import type { Context } from '../kernel/context'
import type { StepEntry } from '../kernel/steps'
import { NIGHT_ORDERS } from '../rulesets/night-orders'

/** Whether a step is the pack's place in the night: known by who is called there and not by its name. */
export function isTheHunt(ctx: Context, entry: StepEntry): boolean {
  return NIGHT_ORDERS[ctx.rules.nightOrder].some(({ step, trait }) => step === entry.step && trait === 'pack')
}
