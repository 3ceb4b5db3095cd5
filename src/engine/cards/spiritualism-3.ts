/** Spiritualism, third card: clothes, and whether the wolves are of one sex (rulebook 5.2 F6). */
import { allWolves, seenOnly } from '../laws/ghost'
import { spiritualism } from '../laws/spiritualism'

export const spiritualism3 = spiritualism('spiritualism-3', 'F6', [
  seenOnly,
  seenOnly,
  allWolves('male'),
  allWolves('female')
])
