/** The one list of modules: adding a role or a card adds its line here. */
import { aprilFools } from './cards/april-fools'
import { backfire } from './cards/backfire'
import { bleakMonday } from './cards/bleak-monday'
import { burial } from './cards/burial'
import { dissatisfaction } from './cards/dissatisfaction'
import { doubleAgent } from './cards/double-agent'
import { eclipse } from './cards/eclipse'
import { endOfTheHarvest } from './cards/end-of-the-harvest'
import { enthusiasm } from './cards/enthusiasm'
import { fullMoonRising } from './cards/full-moon-rising'
import { executioner } from './cards/executioner'
import { flood } from './cards/flood'
import { goneHunting } from './cards/gone-hunting'
import { goodManners } from './cards/good-manners'
import { greatDistrust } from './cards/great-distrust'
import { headsOrTails } from './cards/heads-or-tails'
import { influences } from './cards/influences'
import { littleRascal } from './cards/little-rascal'
import { luncheonForSeniors } from './cards/luncheon-for-seniors'
import { miracle } from './cards/miracle'
import { nightmare } from './cards/nightmare'
import { notMeNorWolf } from './cards/not-me-nor-wolf'
import { pactWithTheDevil } from './cards/pact-with-the-devil'
import { punishment } from './cards/punishment'
import { radiantSunday } from './cards/radiant-sunday'
import { saintPhilippe } from './cards/saint-philippe'
import { saturdayEveningBall } from './cards/saturday-evening-ball'
import { specter } from './cards/specter'
import { somnambulism } from './cards/somnambulism'
import { spiritualism1 } from './cards/spiritualism-1'
import { spiritualism2 } from './cards/spiritualism-2'
import { spiritualism3 } from './cards/spiritualism-3'
import { spiritualism4 } from './cards/spiritualism-4'
import { spiritualism5 } from './cards/spiritualism-5'
import { touchOfDeath } from './cards/touch-of-death'
import { woodlandGathering } from './cards/woodland-gathering'
import { marks } from './commands/marks'
import { agenda } from './flow/agenda'
import { dawn } from './flow/dawn'
import { day } from './flow/day'
import { event } from './flow/event'
import { execution } from './flow/execution'
import { night } from './flow/night'
import { rollCall } from './flow/roll-call'
import { vote } from './flow/vote'
import { indexModules } from './kernel/index-modules'
import { base } from './laws/base'
import { draw } from './laws/draw'
import { firstKill } from './laws/first-kill'
import { infection } from './laws/infection'
import { lastWords } from './laws/last-words'
import { lovers } from './laws/lovers'
import { luck } from './laws/luck'
import { secondVote } from './laws/mood'
import { reveal } from './laws/reveal'
import { selfDestruct } from './laws/self-destruct'
import { stalemate } from './laws/stalemate'
import { thirdParty } from './laws/third-party'
import { tieRules } from './laws/tie-rules'
import { wolfWin } from './laws/wolf-win'
import { badgeSwallow } from './offices/badge-swallow'
import { candidacy } from './offices/candidacy'
import { sheriff } from './offices/sheriff'
import { sheriffFirst } from './offices/sheriff-first'
import { cupid } from './roles/cupid'
import { elder } from './roles/elder'
import { guard } from './roles/guard'
import { hunter } from './roles/hunter'
import { hybrid } from './roles/hybrid'
import { seer } from './roles/seer'
import { littleGirl } from './roles/little-girl'
import { piper } from './roles/piper'
import { scapegoat } from './roles/scapegoat'
import { thief } from './roles/thief'
import { villageIdiot } from './roles/village-idiot'
import { villager } from './roles/villager'
import { werewolf } from './roles/werewolf'
import { whiteWolfKing } from './roles/white-wolf-king'
import { witch } from './roles/witch'

export const MODULES = [
  agenda,
  night,
  dawn,
  event,
  day,
  vote,
  execution,
  rollCall,
  base,
  lovers,
  thirdParty,
  luck,
  tieRules,
  reveal,
  draw,
  wolfWin,
  stalemate,
  firstKill,
  infection,
  lastWords,
  secondVote,
  selfDestruct,
  candidacy,
  badgeSwallow,
  sheriffFirst,
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
  thief,
  littleGirl,
  villageIdiot,
  scapegoat,
  piper,
  hybrid,
  whiteWolfKing,
  burial,
  touchOfDeath,
  specter,
  somnambulism,
  greatDistrust,
  influences,
  aprilFools,
  backfire,
  goneHunting,
  dissatisfaction,
  doubleAgent,
  littleRascal,
  endOfTheHarvest,
  enthusiasm,
  executioner,
  fullMoonRising,
  miracle,
  luncheonForSeniors,
  saturdayEveningBall,
  woodlandGathering,
  flood,
  bleakMonday,
  notMeNorWolf,
  goodManners,
  eclipse,
  pactWithTheDevil,
  headsOrTails,
  punishment,
  nightmare,
  saintPhilippe,
  radiantSunday,
  spiritualism1,
  spiritualism2,
  spiritualism3,
  spiritualism4,
  spiritualism5
]

export const INDEX = indexModules(MODULES)
