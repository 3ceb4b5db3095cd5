/** Spiritualism, fourth card: the medium, the Sheriff, where the wolves live, who smokes (rulebook 5.2 F7). */
import { mediumIsPlain, officeIsAWolf, seenOnly } from '../laws/ghost'
import { spiritualism } from '../laws/spiritualism'

export const spiritualism4 = spiritualism('spiritualism-4', 'F7', [
  mediumIsPlain,
  officeIsAWolf('sheriff'),
  seenOnly,
  seenOnly
])
