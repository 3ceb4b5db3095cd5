/** 狼人杀 at a real table (rulebook 7; 9, preset S): candidates and PK, last words, wolves who blow up, no cards shown. */
import type { Ruleset } from './ruleset'

export const faceToFace: Ruleset = {
  id: 'face-to-face',
  defaults: {
    wolfWin: 'killSide',
    seerResult: 'wolfOrNot',
    seerGesture: 'upGoodClaw',
    witchBothSameNight: false,
    witchSelfSave: 'firstNight',
    witchSeesVictim: 'untilHealUsed',
    cupidCamp: 'thirdIfMixed',
    cupidDecline: 'yes',
    cupidCountsAs: 'god',
    loversLearn: 'goodBad',
    guardEmpty: 'allowed',
    guardHealClash: 'dies',
    nightOrder: 'faceA',
    tieRule: 'pk',
    sheriffElection: 'candidacy',
    sheriffSuccession: 'may',
    elderPenalty: 'listFour',
    idiotReveal: 'optional',
    reveal: 'none',
    lastWords: 'faceTable',
    eventDays: 'off',
    thiefChoice: 'mustTake',
    thiefExtra: 'any',
    deadEyes: 'closed',
    speechOrder: 'sheriffSides',
    wakeHunterIdiot: true,
    board: 'tP12',
    selfDestruct: true
  },
  // D75: a named board where there is one; above thirteen the host composes.
  bySize: [
    { from: 9, defaults: { board: 's9' } },
    { from: 10, defaults: {} },
    { from: 12, defaults: { board: 's12', nightOrder: 'face12' } },
    { from: 13, defaults: {} },
    { from: 14, defaults: { board: 'custom' } }
  ],
  wolfRole: 'werewolf',
  plainRole: 'villager'
}
