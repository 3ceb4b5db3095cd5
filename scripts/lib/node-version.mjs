import process from 'node:process'
import { StepFailed } from './run.mjs'

const needed = [20, 19]

export function ensureNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  throw new StepFailed(
    `Howlcast needs Node ${needed.join('.')} or later; this is ${version}.`,
    'install a newer Node.'
  )
}
