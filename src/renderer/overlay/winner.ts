import type { PublicView } from '../../shared/public'

export type Side = 'village' | 'wolves' | 'own' | 'none'

interface Victory {
  readonly camp: string
  /** File name of the picture; one that is not drawn shows its disc. */
  readonly art: string
  readonly side: Side
}

const victories: readonly Victory[] = [
  { camp: 'village', art: 'role-villager', side: 'village' },
  { camp: 'werewolves', art: 'role-werewolf', side: 'wolves' },
  { camp: 'lovers', art: 'role-cupid', side: 'own' },
  { camp: 'piper', art: 'role-piper', side: 'own' },
  { camp: 'third-party', art: 'role-hybrid', side: 'own' }
]
const draw: Victory = { camp: 'draw', art: 'winner-draw', side: 'none' }

/** The picture and colour of an ending, after its first camp. */
export function victoryOf(winners: NonNullable<PublicView['winners']>): Victory {
  return victories.find(({ camp }) => camp === winners.camps[0]) ?? draw
}
