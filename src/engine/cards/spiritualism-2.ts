/** Spiritualism, second card: two players' camps, glasses, the potions, the Sheriff (rulebook 5.2 F5, I45). */
import { aManBrews, officeIsPlain, sameCamp, seenOnly } from '../laws/ghost'
import { spiritualism } from '../laws/spiritualism'

export const spiritualism2 = spiritualism('spiritualism-2', 'F5', [
  sameCamp,
  seenOnly,
  aManBrews,
  officeIsPlain('sheriff')
])
