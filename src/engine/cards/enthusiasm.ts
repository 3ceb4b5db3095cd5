/** Enthusiasm: if the next player the village executes is a wolf, it votes at once again (rulebook 5.3 C4, D53, I68, I69). */
import { mood } from '../laws/mood'

export const enthusiasm = mood('enthusiasm', '5.3 C4', (wolfFell) => wolfFell)
