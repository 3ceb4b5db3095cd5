/** The rule sets a game can be played by (rulebook 9, presets). */
import { onlineNewMoon } from './online-new-moon'
import { faceToFace } from './face-to-face'
import type { Ruleset } from './ruleset'

export const RULESETS: { readonly [id: string]: Ruleset } = {
  'new-moon': { id: 'new-moon', defaults: {}, wolfRole: 'werewolf', plainRole: 'villager' },
  'millers-hollow': {
    id: 'millers-hollow',
    defaults: { eventDays: 'off', sheriffTiming: 'day1AfterSpeeches' },
    wolfRole: 'werewolf',
    plainRole: 'villager'
  },
  'online-new-moon': onlineNewMoon,
  'face-to-face': faceToFace
}
