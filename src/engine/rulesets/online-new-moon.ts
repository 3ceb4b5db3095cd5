/** The online New Moon rules (rulebook 6, preset O of 9): a table where the website was the moderator. */
import type { Ruleset } from './ruleset'

export const onlineNewMoon: Ruleset = {
  id: 'online-new-moon',
  defaults: {
    witchBothSameNight: false,
    cupidCamp: 'online',
    cupidDecline: 'randomAtDawn',
    mixedLovers: 'wolfTeam',
    guardEmpty: 'allowed',
    tieRule: 'nobody',
    sheriffElection: 'none',
    elderHealed: 'keepsTwo',
    reveal: 'votedOnly',
    eventDays: 'odd',
    eventDrawer: 'moderator',
    firstNightStats: true
  },
  ownRoles: ['hybrid'],
  wolfRole: 'werewolf',
  plainRole: 'villager'
}
