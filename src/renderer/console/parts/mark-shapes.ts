/** The shape of every mark that a seat can bear: the seats and the legend both draw from here. */
import type { Mark } from '../../../shared/game'
import type { MarkName } from '../../look/marks'

/** An attack is no mark in the row: it frames the whole seat. */
export type SeatMark = Exclude<Mark, 'attacked'>

export const markShapes: { readonly [M in SeatMark]: MarkName } = {
  sheriff: 'sheriff',
  executioner: 'executioner',
  'no-vote': 'novote',
  away: 'away',
  lover: 'lover',
  charmed: 'charmed',
  guarded: 'guarded',
  infected: 'infected',
  ally: 'ally',
  powerless: 'powerless',
  healed: 'healed',
  poisoned: 'poisoned'
}

export const seatMarks = Object.keys(markShapes) as readonly SeatMark[]
