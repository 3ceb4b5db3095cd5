import { describe, expect, it } from 'vitest'
import { CLASSIC, HOUSE_RULES, type HouseRules } from './house-rules'
import { boardRoles } from './rulesets/boards'
import { seat } from './testing/table'

const SEATS = 'A werewolf, B seer, C villager, D villager, E witch, F hunter, G guard, H cupid'
/** Quiet nights link nobody here. */
const LOVELESS = 'A werewolf, B seer, C villager, D villager, E witch, F hunter, G guard, H villager'
const table = (houseRules: Partial<HouseRules> = {}, seats = SEATS) =>
  seat(seats, { houseRules: { sheriffElection: 'none', ...houseRules } })

describe('the switches of rulebook 9', () => {
  it('begin with preset C', () => {
    expect(CLASSIC).toMatchObject({
      wolfWin: 'killAll',
      tieRule: 'sheriffVote',
      witchPotions: 'oneEach',
      reveal: 'all'
    })
    for (const { values } of Object.values(HOUSE_RULES))
      expect(new Set<unknown>(values).size).toBe(values.length)
  })

  it('D4 oneTotal: one potion in the whole game (S055)', () => {
    const game = table({ witchPotions: 'oneTotal' }).play(
      { werewolves: 'c', witch: { heal: 'c', poison: null } },
      'vote'
    )
    game.pass().play({ werewolves: 'd' }, 'vote')
    expect(
      game.game.log.filter((entry) => entry.command === 'answer' && entry.prompt === 'witch')
    ).toHaveLength(1)
  })

  it('D4 oneTotal: not both in one night either', () => {
    const game = table({ witchPotions: 'oneTotal' }).play({ werewolves: 'c' }, 'witch')
    expect(game.refuses({ heal: 'c', poison: 'd' })).toBe('one-potion-a-night')
  })

  it('D4 oneTotalUnder10: small tables one in all, from ten on one of each (S011)', () => {
    const small = table({ witchPotions: 'oneTotalUnder10' }).play({ werewolves: 'c' }, 'witch')
    expect(small.refuses({ heal: 'c', poison: 'd' })).toBe('one-potion-a-night')
    const large = table({ witchPotions: 'oneTotalUnder10' }, `${SEATS}, I villager, J villager`).play(
      { werewolves: 'c' },
      'witch'
    )
    expect(large.answer({ heal: 'c', poison: 'd' }).until('vote').dead).toEqual(['d'])
  })

  it('D6 witchSelfSave: notIfGuardInGame, notWhileGuardAlive (S051)', () => {
    const refused = (witchSelfSave: HouseRules['witchSelfSave']) =>
      table({ witchSelfSave }).play({ werewolves: 'e' }, 'witch').refuses({ heal: 'e', poison: null })
    expect(refused('notIfGuardInGame')).toBe('self-save')
    expect(refused('notWhileGuardAlive')).toBe('self-save')
    const game = table({ witchSelfSave: 'notWhileGuardAlive' }).send({
      command: 'correct',
      set: { kill: 'g' }
    })
    expect(
      game.play({ werewolves: 'e' }, 'witch').answer({ heal: 'e', poison: null }).until('vote').dead
    ).toEqual(['g'])
  })

  it('D8 untilHealUsed: she is told of the victim only while she can heal (S047, S315)', () => {
    const night2 = (witchSeesVictim: HouseRules['witchSeesVictim']) =>
      table({ witchSeesVictim })
        .play({ werewolves: 'c', witch: { heal: 'c', poison: null } }, 'vote')
        .pass()
        .play({ werewolves: 'd' }, 'witch').game.pending?.about['attacked']
    expect(night2('always')).toEqual(['d'])
    expect(night2('untilHealUsed')).toBe(null)
  })

  it('D9 sharesVillageWin: of no camp, but a winner with the village (S341)', () => {
    const game = table({ witchCamp: 'sharesVillageWin' }, LOVELESS).until('vote').votes('b>a').until('result')
    expect(game.winners?.players).toContain('e')
    expect(game.summary.players.find((player) => player.id === 'e')?.camp).toBe('third-party')
  })

  it('D11: a Hunter who flips his card must shoot (S307)', () => {
    const game = table({ hunterShotOptional: false, lastWords: 'every' }, LOVELESS)
      .until('vote')
      .votes('b>f')
      .until('hunter.flip')
      .answer(true)
    expect(game.refuses(null)).toBe('must-choose')
    game.answer('c').until('last-words')
    expect(game.actors).toEqual(['c'])
    expect(
      table({ hunterShotOptional: false }, LOVELESS)
        .until('vote')
        .votes('b>f')
        .until('hunter.flip')
        .answer(false)
        .until('night-falls').dead
    ).toEqual(['f'])
  })

  it('D12 thirdIfMixed: Cupid wins with the mixed couple (W15, S027)', () => {
    const end = (cupidCamp: HouseRules['cupidCamp']) => {
      const game = table({ cupidCamp }).play({ cupid: ['a', 'c'] }, 'vote')
      for (const id of ['b', 'd', 'e', 'f', 'g']) game.send({ command: 'correct', set: { kill: id } })
      return game.winners
    }
    expect(end('village')).toBe(null)
    expect(end('thirdIfMixed')).toEqual({ camps: ['lovers'], players: ['a', 'c', 'h'] })
  })

  it('D12 thirdIfMixed: the couple dead, Cupid is the village’s again (S339)', () => {
    const game = table({ cupidCamp: 'thirdIfMixed' })
      .play({ cupid: ['a', 'c'] }, 'vote')
      .votes('b>a')
      .until('result')
    expect(game.winners).toEqual({ camps: ['village'], players: ['b', 'd', 'e', 'f', 'g', 'h'] })
  })

  it('D12 ownNoShare: Cupid does not share the village’s win', () => {
    const game = table({ cupidCamp: 'ownNoShare' })
      .play({ cupid: ['c', 'd'] }, 'vote')
      .votes('b>a')
      .until('result')
    expect(game.winners?.players).not.toContain('h')
  })

  it('D13: Cupid may decline, or a lot links him at dawn (S259)', () => {
    expect(table({ cupidDecline: 'yes' }).until('cupid').answer(null).until('vote').game.state.bonds).toEqual(
      []
    )
    const game = table({ cupidDecline: 'randomAtDawn' })
      .until('cupid')
      .answer(null)
      .until('cupid.partner')
      .answer('d')
    expect(game.game.state.bonds.map((bond) => bond.to).sort()).toEqual(['d', 'h'])
  })

  it('D15 wolfTeam: a mixed couple wins with the wolves (W16, S263)', () => {
    const game = table({ mixedLovers: 'wolfTeam' }).play({ cupid: ['a', 'c'] }, 'vote')
    for (const id of ['b', 'd', 'e', 'f', 'g', 'h']) game.send({ command: 'correct', set: { kill: id } })
    expect(game.winners).toEqual({ camps: ['werewolves'], players: ['a', 'c'] })
  })

  it('D19 fatal: guarded twice running, he dies of it', () => {
    const game = table({ guardRepeat: 'fatal' })
      .play({ guard: 'c' }, 'vote')
      .pass()
      .play({ guard: 'c' }, 'vote')
    expect(game.player('c').death?.cause).toBe('guard')
  })

  it('D20: an empty guard, and not twice running (S059, S061)', () => {
    expect(table().until('guard').refuses(null)).toBe('must-choose')
    const twice = table({ guardEmpty: 'notTwice' }).play({ guard: null }, 'vote').pass().until('guard')
    expect(twice.refuses(null)).toBe('must-choose')
    const pause = table({ guardEmpty: 'allowed' })
      .play({ guard: 'c' }, 'vote')
      .pass()
      .play({ guard: null }, 'vote')
      .pass()
      .until('guard')
    expect(pause.choices).toContain('c')
  })

  it('D22: the night orders of 3.2 (S349, S351, S353)', () => {
    const order = (nightOrder: HouseRules['nightOrder']) => {
      const game = table({ nightOrder })
      const steps: string[] = []
      while (game.prompt !== 'dawn') {
        if (game.prompt && game.prompt !== 'night-falls') steps.push(game.prompt)
        game.pass()
      }
      return steps.join(' ')
    }
    expect(order('newMoon8')).toBe('cupid lovers guard seer werewolves witch')
    expect(order('guardLast')).toBe('cupid lovers seer werewolves witch guard')
    expect(order('faceA')).toBe('cupid lovers guard werewolves witch seer')
    expect(order('table')).toBe('cupid lovers werewolves witch seer guard')
    const saved = table({ nightOrder: 'guardLast' }).play({ werewolves: 'c', guard: 'c' }, 'vote')
    expect(saved.dead).toEqual([])
  })

  it('D25 secret: only totals are told (S359)', () => {
    const game = table({ voteMode: 'secret' }, LOVELESS).until('vote').votes('b>a c>d')
    expect(game.public.vote).toMatchObject({ ballots: null, totals: { a: 1, d: 1 } })
  })

  it('D25 perCandidate: candidates are called from the left of the victim (S357)', () => {
    const game = table(
      { voteMode: 'perCandidate' },
      'A seer, B werewolf, C villager, D villager, E villager'
    ).play({ werewolves: 'c' }, 'vote')
    expect(game.public.vote?.candidates).toEqual(['d', 'e', 'a', 'b'])
  })

  it('D25 angryMob: the two highest, then the others choose between them (3.7)', () => {
    const game = table({ voteMode: 'angryMob' }, LOVELESS).until('vote').votes('a>c b>c d>c e>d f>d g>h')
    expect(game.actors).toEqual(['a', 'b', 'e', 'f', 'g', 'h'])
    expect(game.choices).toEqual(['c', 'd'])
    expect(game.votes('a>d b>d').until('night-falls').dead).toEqual(['d'])
  })

  it('D27 candidacy: only those who never stood vote (7.3, S275)', () => {
    const game = table({ sheriffElection: 'candidacy' })
      .until('sheriff-election.stand')
      .answer(['a', 'c', 'e'])
    game.answer(['e'])
    expect(game.actors).toEqual(['b', 'd', 'f', 'g', 'h'])
    expect(game.choices).toEqual(['a', 'c'])
    expect(game.votes('b>c').until('vote').public.players[2]?.sheriff).toBe(true)
  })

  it('D27 candidacy: one left is Sheriff, nobody or everybody standing means none (7.3, 10.1)', () => {
    const stand = (standing: string[], withdrawn: string[]) => {
      const game = table({ sheriffElection: 'candidacy' }).until('sheriff-election.stand').answer(standing)
      if (game.prompt === 'sheriff-election.withdraw') game.answer(withdrawn)
      return game.until('vote').public.players.find((player) => player.sheriff)?.id
    }
    expect(stand(['a', 'c'], ['a'])).toBe('c')
    expect(stand(['a', 'c'], ['a', 'c'])).toBe(undefined)
    expect(stand([], [])).toBe(undefined)
    expect(stand(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], [])).toBe(undefined)
  })

  it('D27 candidacy: who dies while the question waits stands no more (7.3)', () => {
    const game = table({ sheriffElection: 'candidacy' })
      .until('sheriff-election.stand')
      .answer(['a', 'c'])
      .send({ command: 'correct', set: { kill: 'c' } })
      .until('sheriff-election.withdraw')
    expect(game.choices).toEqual(['a'])
    expect(game.answer([]).public.players.find((player) => player.sheriff)?.id).toBe('a')
  })

  it('D43: dead roles are called, skipped once shown, or skipped (S379)', () => {
    const called = (callAbsent: HouseRules['callAbsent'], reveal: HouseRules['reveal']) => {
      const game = table({ callAbsent, reveal }, LOVELESS).until('vote').votes('a>b').until('night-falls')
      const steps: (string | null)[] = []
      while (game.prompt !== 'dawn') {
        steps.push(game.prompt)
        game.pass()
      }
      return steps.includes('seer')
    }
    expect(called('always', 'all')).toBe(true)
    expect(called('untilDead', 'none')).toBe(true)
    expect(called('untilDead', 'all')).toBe(false)
    expect(called('skip', 'none')).toBe(false)
  })

  it('D70: speeches go round from the victim, or from the Sheriff’s sides (3.6, 7.4, S283)', () => {
    const seats = 'A seer, B werewolf, C villager, D villager, E villager'
    const victim = table({ speechOrder: 'clockwiseFromVictim' }, seats).play(
      { werewolves: 'c' },
      'discussion'
    )
    expect(victim.public.speech).toEqual({ order: ['d', 'e', 'a', 'b'], first: 'd' })
    const sides = table({ speechOrder: 'sheriffSides', sheriffElection: 'open' }, seats).play(
      { 'sheriff-election': 'b' },
      'discussion'
    )
    expect(sides.public.speech?.order).toEqual(['c', 'd', 'e', 'a', 'b'])
    expect(sides.until('night-falls').until('discussion').public.speech?.order).toEqual([
      'a',
      'e',
      'd',
      'c',
      'b'
    ])
    const twice = table({ speechOrder: 'clockwiseFromVictim', speechRounds: 'twoOnDay1' }, seats).until(
      'discussion'
    )
    expect(twice.public.speech?.order).toHaveLength(10)
    expect(twice.until('dusk').until('discussion').public.speech?.order).toHaveLength(5)
    const worn = table({ speechOrder: 'clockwiseFromVictim' }, seats).sheriff('b')
    expect(worn.play({ werewolves: 'c' }, 'discussion').public.speech?.order).toEqual(['d', 'e', 'a', 'b'])
  })

  it('3.6, 3.7: from the night’s victim, whoever died after him; in turn from the last dead (0, 5.2 F16)', () => {
    const seats = 'A seer, B werewolf, C villager, D villager, E villager, F villager, G villager'
    const after = (rules: Parameters<typeof table>[0], deck = ['punishment']) =>
      seat(seats, { deck, houseRules: { sheriffElection: 'none', ...rules } })
        .until('werewolves')
        .answer('c')
        .until('punishment.accused')
        .answer('f')
        .until('discussion')
    expect(after({ speechOrder: 'clockwiseFromVictim' }).public.speech?.first).toBe('d')
    expect(after({ speechOrder: 'sheriffSides' }).public.speech?.first).toBe('g')
    expect(after({ voteMode: 'perCandidate' }).until('vote').public.vote?.candidates[0]).toBe('d')
    expect(after({ voteMode: 'angryMob' }).until('vote').actors[0]).toBe('g')
    expect(after({}).correct({ card: 'nightmare' }).until('nightmare').actors).toEqual(['g'])
    const named = after({ voteMode: 'perCandidate' }).send({ command: 'last-dead', player: 'f' })
    expect(named.until('vote').public.vote?.candidates[0]).toBe('d')
  })

  it('the moderator names which of those found dead together is the victim the order starts beside (0)', () => {
    const seats = 'A seer, B werewolf, C villager, D witch, E villager, F villager, G villager'
    const game = table({ speechOrder: 'clockwiseFromVictim' }, seats)
      .play({ werewolves: 'c', witch: { heal: null, poison: 'f' } }, 'deaths')
      .send({ command: 'last-dead', player: 'c' })
    expect(game.until('discussion').public.speech?.first).toBe('d')
    const unnamed = table({ speechOrder: 'clockwiseFromVictim' }, seats)
    unnamed.night({ werewolves: 'c', witch: { heal: null, poison: 'f' } })
    expect(unnamed.public.speech?.first).toBe('g')
  })

  it('D75: the boards of 2.2 (S001, S003, S007, S377)', () => {
    expect(boardRoles('t002c', 8)).toEqual({ werewolf: 2, seer: 1, villager: 5 })
    expect(boardRoles('t002c', 11)).toEqual({ werewolf: 2, seer: 1, villager: 8 })
    expect(boardRoles('t002c', 12)).toEqual({ werewolf: 3, seer: 1, villager: 8 })
    expect(boardRoles('t002c', 18)).toEqual({ werewolf: 4, seer: 1, villager: 13 })
    expect(boardRoles('t002c', 19)).toBe(null)
    expect(boardRoles('tP12', 13)).toEqual({
      werewolf: 5,
      witch: 1,
      seer: 1,
      hunter: 1,
      guard: 1,
      villager: 4
    })
    expect(boardRoles('s12', 12)?.['villager']).toBe(4)
    expect(boardRoles('s9', 12)).toBe(null)
  })
})
