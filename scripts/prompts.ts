/** Prints every prompt, who answers it and in what shape, as the code has it. */
import { MODULES } from '../src/engine/registry'

const prompts = MODULES.flatMap((module) =>
  Object.values(module.steps ?? {}).flatMap((step) => (step.kind === 'ask' ? step.contract : []))
)

process.stdout.write(`${JSON.stringify(prompts, null, 2)}\n`)
