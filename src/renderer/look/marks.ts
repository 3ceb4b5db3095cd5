/** Filled silhouettes on a 24-unit grid: the shape alone tells the state, colour is the second cue. */
export const marks = {
  dead: 'M1.8 5.8H22.2V23.2H1.8ZM4.2 8.2V20.8H19.8V8.2Z',
  sheriff: 'M12 1L15.1 8.6L23.3 9.2L17 14.5L19 22.5L12 18.1L5 22.5L7 14.5L.7 9.2L8.9 8.6Z',
  executioner: 'M15.2 1H18.6V23H15.2Z M13.2 3.6V12.6L5.6 16.4L2.4 8L5.6 -.4Z',
  lover: 'M12 22L1.5 10.5V6L6 2H9L12 5.5L15 2H18L22.5 6V10.5Z',
  charmed:
    'M1 8.5L6.5 3L12 8.5L17.5 3L23 8.5V12.5L17.5 7L12 12.5L6.5 7L1 12.5Z M1 17.5L6.5 12L12 17.5L17.5 12L23 17.5V21.5L17.5 16L12 21.5L6.5 16L1 21.5Z',
  guarded: 'M2.5 2H21.5V12.5L12 23L2.5 12.5ZM6 5.5V11.3L12 18V5.5Z',
  silenced: 'M1 2.5H23V17.5H12.5L7 23V17.5H1ZM5.5 8.2V12H18.5V8.2Z',
  away: 'M2 1.5H14V6H11V4.5H5V19.5H11V18H14V22.5H2Z M8.5 10H15.5V6L23 12L15.5 18V14H8.5Z',
  novote:
    'M7.5 23L4 15V9.5H6.6V12.5H7.6V4.5H10.2V11.5H11.2V2H13.8V11.5H14.8V4.5H17.4V13L19.4 10.6L21.6 12.2L17.6 23Z',
  infected: 'M3.5 1.5L8 3L6.5 22.5L2.5 20Z M10 1L14.5 2.5L13.5 23L9.5 21Z M16.5 1.5L21.5 3L20.5 20L16.5 22Z',
  powerless: 'M10.6 1.5V8.6L7.4 12L10.6 15.4V22.5L.8 12Z M13.4 1.5L23.2 12L13.4 22.5V15.4L10.4 12L13.4 8.6Z',
  ally: 'M12 .5L23.5 12L12 23.5L.5 12ZM7 17.5V7.5L10 10.5H14L17 7.5V17.5Z',
  healed: 'M9 2H15V9H22V15H15V22H9V15H2V9H9Z',
  poisoned: 'M8 2H16V6H14.5V10L21 22H3L9.5 10V6H8ZM8.5 16L7 19H17L15.5 16Z',
  village: 'M2 23V11L12 2L22 11V23H15V15H9V23Z',
  wolves: 'M2 21V2L9 8.5H15L22 2V21L12 17Z',
  alone: 'M1 15L6.5 8L12 15L17.5 8L23 15V20L17.5 13L12 20L6.5 13L1 20Z',
  speaker: 'M2 3H13L22.5 12L13 21H2L8.5 12Z',
  voted: 'M1.5 4H22.5V20.5H1.5ZM4.5 7.6V17.5H19.5V7.6L12 13.6Z'
} as const

export type MarkName = keyof typeof marks

/** A side as a shape: a house for the village, ears for the wolves, a zigzag for whoever plays alone. */
export function campMark(camp: string): 'village' | 'wolves' | 'alone' {
  if (camp === 'village') return 'village'
  return camp === 'werewolves' ? 'wolves' : 'alone'
}

/** What lies across a mark, so that it reads as struck out. */
export const slashes: { readonly [name in MarkName]?: string } = {
  dead: 'M1 21.5L20 4.5L23 7.5L4 24Z',
  novote: 'M1.5 3.5L3.5 1.5L22.5 20.5L20.5 22.5Z'
}
