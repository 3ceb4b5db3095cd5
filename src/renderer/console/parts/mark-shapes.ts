/** The shape of every mark that a seat can bear: the seats and the legend both draw from here. */
import type { Mark } from '../../../shared/contract'
import type { MarkName } from '../../look/marks'

/** An attack is no mark in the row: it frames the whole seat. */
export type SeatMark = Exclude<Mark, 'attacked'>

/** A mark of the look, or a shape that lives on the console alone, on a 24-unit grid. */
export const markShapes: {
  readonly [M in SeatMark]: { readonly look: MarkName } | { readonly path: string }
} = {
  sheriff: { look: 'sheriff' },
  executioner: { path: 'M11 2H13V5L20 3V13L13 11V22H11V11L4 13V3L11 5Z' },
  'no-vote': { look: 'novote' },
  away: { look: 'away' },
  lover: { look: 'lover' },
  charmed: { look: 'charmed' },
  guarded: { look: 'guarded' },
  infected: { look: 'infected' },
  ally: { path: 'M12 .5L23.5 12L12 23.5L.5 12ZM7 17.5V7.5L10 10.5H14L17 7.5V17.5Z' },
  powerless: { look: 'powerless' },
  healed: { path: 'M9 2H15V9H22V15H15V22H9V15H2V9H9Z' },
  poisoned: { path: 'M8 2H16V6H14.5V10L21 22H3L9.5 10V6H8ZM8.5 16L7 19H17L15.5 16Z' }
}

export const seatMarks = Object.keys(markShapes) as readonly SeatMark[]
