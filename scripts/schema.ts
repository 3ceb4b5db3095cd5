// `npm run schema`: prints the JSON Schema of the game file (docs/game-file.md).
import process from 'node:process'
import { z } from 'zod'
import { gameFileSchema } from '../src/shared/game-file'

const schema = z.toJSONSchema(gameFileSchema, {
  io: 'input',
  // What TypeScript may not change, anybody may write into a file.
  override: ({ jsonSchema }) => {
    delete jsonSchema.readOnly
  }
})
process.stdout.write(`${JSON.stringify({ title: 'Howlcast game file', ...schema }, null, 2)}\n`)
