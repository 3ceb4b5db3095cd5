/** Spiritualism, fifth card: men and women among the wolves, and one player (rulebook 5.2 F8). */
import { aWolfBeside, anyWolf, pointedIsPlain } from '../laws/ghost'
import { spiritualism } from '../laws/spiritualism'

export const spiritualism5 = spiritualism('spiritualism-5', 'F8', [
  anyWolf('male'),
  anyWolf('female'),
  aWolfBeside,
  pointedIsPlain
])
