/** Prints every prompt, who answers it and in what shape, as the code has it. */
import { promptsOf } from '../src/engine/kernel/module'
import { MODULES } from '../src/engine/registry'

const prompts = MODULES.flatMap(promptsOf)

process.stdout.write(`${JSON.stringify(prompts, null, 2)}\n`)
