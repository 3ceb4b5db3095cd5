/** Spiritualism, first card: looks, seats, jewellery, the medium (rulebook 5.2 F4). */
import { aWolfWasSeen, mediumIsAWolf, seenOnly, wolvesSideBySide } from '../laws/ghost'
import { spiritualism } from '../laws/spiritualism'

export const spiritualism1 = spiritualism('spiritualism-1', 'F4', [
  aWolfWasSeen,
  wolvesSideBySide,
  seenOnly,
  mediumIsAWolf
])
