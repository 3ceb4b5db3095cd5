/** Where a house rule stands on the sheet. */
export const ruleGroups: readonly { readonly id: string; readonly rules: readonly string[] }[] = [
  {
    id: 'wolves',
    rules: [
      'wolfWin',
      'parity',
      'wolfSplit',
      'wolfMayHitWolf',
      'wolfMayAbstain',
      'wolvesStarve',
      'firstKillProtection',
      'firstNightStats'
    ]
  },
  {
    id: 'self-destruct',
    rules: [
      'selfDestruct',
      'selfDestructFrom',
      'selfDestructLastWords',
      'poisonedSelfDestruct',
      'badgeSwallow'
    ]
  },
  {
    id: 'seer-witch',
    rules: [
      'seerResult',
      'seerGesture',
      'witchPotions',
      'witchBothSameNight',
      'witchSelfSave',
      'witchSelfPoison',
      'witchSeesVictim',
      'witchCamp'
    ]
  },
  {
    id: 'hunter-cupid',
    rules: [
      'hunterShoots',
      'hunterShotOptional',
      'cupidCamp',
      'cupidDecline',
      'cupidCountsAs',
      'mixedLovers',
      'loversLearn'
    ]
  },
  {
    id: 'guard-girl',
    rules: ['guardRepeat', 'guardEmpty', 'guardHealClash', 'guardLittleGirl', 'littleGirlCaught']
  },
  {
    id: 'sheriff',
    rules: ['sheriffElection', 'sheriffTiming', 'sheriffTie', 'sheriffWeight', 'sheriffSuccession']
  },
  { id: 'votes', rules: ['voteMode', 'abstainAllowed', 'tieRule', 'tiePrecedence'] },
  {
    id: 'elder-idiot',
    rules: [
      'elderHealed',
      'elderPenalty',
      'elderKillsIdiot',
      'idiotTrigger',
      'idiotReveal',
      'idiotInterject',
      'idiotSecondVote'
    ]
  },
  { id: 'deaths', rules: ['reveal', 'lastWords', 'lastWordsN', 'deadEyes'] },
  {
    id: 'events',
    rules: [
      'eventDays',
      'eventDrawer',
      'crescentReveal',
      'crescentExpiry',
      'invalidCard',
      'halfRounding',
      'adjacency',
      'medium',
      'coinPardon',
      'backfireLeftWolf',
      'moodTrigger',
      'woodlandWitchGoes',
      'woodlandPotion',
      'pact',
      'rascalImmunity',
      'rascalVote',
      'luncheonReturn',
      'executionerBy',
      'lycanSpan',
      'aprilLove'
    ]
  },
  {
    id: 'table',
    rules: [
      'board',
      'nightOrder',
      'callAbsent',
      'wakeHunterIdiot',
      'thiefChoice',
      'thiefExtra',
      'speechOrder',
      'speechRounds'
    ]
  }
]
