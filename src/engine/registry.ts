/** The one list of modules: adding a role or a card adds its line here. */
import { aprilFools } from './cards/april-fools'
import { burial } from './cards/burial'
import { enthusiasm } from './cards/enthusiasm'
import { goneHunting } from './cards/gone-hunting'
import { greatDistrust } from './cards/great-distrust'
import { influences } from './cards/influences'
import { specter } from './cards/specter'
import { touchOfDeath } from './cards/touch-of-death'
import { marks } from './commands/marks'
import { agenda } from './flow/agenda'
import { dawn } from './flow/dawn'
import { day } from './flow/day'
import { event } from './flow/event'
import { execution } from './flow/execution'
import { night } from './flow/night'
import { vote } from './flow/vote'
import { indexModules } from './kernel/index-modules'
import { base } from './laws/base'
import { draw } from './laws/draw'
import { lovers } from './laws/lovers'
import { reveal } from './laws/reveal'
import { tieRules } from './laws/tie-rules'
import { sheriff } from './offices/sheriff'
import { cupid } from './roles/cupid'
import { elder } from './roles/elder'
import { guard } from './roles/guard'
import { hunter } from './roles/hunter'
import { seer } from './roles/seer'
import { villager } from './roles/villager'
import { werewolf } from './roles/werewolf'
import { witch } from './roles/witch'

export const MODULES = [
  agenda,
  night,
  dawn,
  event,
  day,
  vote,
  execution,
  base,
  lovers,
  tieRules,
  reveal,
  draw,
  marks,
  sheriff,
  werewolf,
  villager,
  seer,
  witch,
  hunter,
  cupid,
  guard,
  elder,
  burial,
  touchOfDeath,
  specter,
  greatDistrust,
  influences,
  aprilFools,
  goneHunting,
  enthusiasm
]

export const INDEX = indexModules(MODULES)
