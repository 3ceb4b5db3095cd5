/** Dissatisfaction: if the next player the village executes is no wolf, it votes at once again (rulebook 5.3 C5, D53, I68–I70). */
import { mood } from '../laws/mood'

export const dissatisfaction = mood('dissatisfaction', '5.3 C5', (wolfFell) => !wolfFell)
