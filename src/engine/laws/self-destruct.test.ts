import { describe, expect, it } from 'vitest'
import { foresee } from '../foresee'
import type { HouseRules } from '../house-rules'
import { moderatorView } from '../moderator-view'
import { isRuleError } from '../kernel/prompts'
import { replay, stepsOf } from '../replay'
import { seat, type Options, type Table } from '../testing/table'
import { why } from '../why'

const SEATS =
  'A werewolf, B werewolf, C villager, D villager, E witch, F hunter, G seer, H villager, I cupid, J werewolf'

const table = (houseRules: Partial<HouseRules> = {}, options: Options = {}, seats = SEATS) =>
  seat(seats, {
    ...options,
    houseRules: { selfDestruct: true, sheriffElection: 'none', ...houseRules }
  })
const FIRST = { cupid: ['c', 'd'] }
const morning = (houseRules: Partial<HouseRules> = {}, options: Options = {}) =>
  table(houseRules, options).night(FIRST)
/** The questions and announcements from here to the prompt that ends the list. */
function path(game: Table, end: string): string[] {
  const steps: string[] = []
  for (let count = 0; count < 40 && steps.at(-1) !== end; count++) {
    steps.push(game.prompt ?? '')
    if (game.prompt !== end) game.pass()
  }
  return steps
}

describe('a wolf blows himself up (7.8)', () => {
  it('he dies, speaks, the rest of the day is dropped and night falls', () => {
    const game = morning().blowUp('a')
    expect(game.player('a').death).toEqual({ round: 1, phase: 'day', cause: 'self-destruct' })
    expect(path(game, 'night-falls')).toEqual(['self-destruct', 'last-words', 'night-falls'])
    expect(game.game.state.clock).toEqual({ round: 2, phase: 'night' })
  })

  it('the audience is told at once, and no card where none is shown (D37)', () => {
    const game = morning({ reveal: 'none', speechOrder: 'clockwiseFromVictim' })
    expect(game.public.speech).not.toBeNull()
    game.blowUp('a')
    expect(game.facts('self-destruct')).toEqual([{ fact: 'self-destruct', player: 'a', badge: null }])
    expect([game.public.selfDestruct, game.public.speech]).toEqual([{ player: 'a', badge: null }, null])
    expect([game.shown('a'), game.public.deaths]).toEqual([null, ['a']])
    expect(morning({ reveal: 'all' }).blowUp('a').shown('a')).toBe('werewolf')
    expect(game.until('night-falls').public.selfDestruct).toBeNull()
  })

  it('gives way to the deaths of the night and to a shot that was begun before', () => {
    const early = table()
      .play({ ...FIRST, werewolves: 'f' }, 'dawn')
      .blowUp('a')
    expect(early.public.selfDestruct?.player).toBe('a')
    expect(early.until('deaths').public).toMatchObject({ selfDestruct: null, deaths: ['f'] })
    const shot = table()
      .play({ ...FIRST, werewolves: 'f' }, 'hunter')
      .blowUp('a')
    expect(shot.public.selfDestruct?.player).toBe('a')
    expect(shot.pass().answer('b').public).toMatchObject({ selfDestruct: null, deaths: ['b'] })
  })

  it('is refused without the house rule (D76)', () => {
    expect(morning({ selfDestruct: false }).refusesBlast('a')).toBe('no-self-destruct')
  })

  it('is refused at night, also before the first', () => {
    expect(table().until('werewolves').refusesBlast('a')).toBe('not-by-day')
  })

  it('is refused once the vote has begun, and in its further rounds (S301)', () => {
    const game = morning({ tieRule: 'pk' }).until('vote')
    expect(game.refusesBlast('a')).toBe('vote-has-begun')
    expect(game.votes('a>c b>e').refusesBlast('b')).toBe('vote-has-begun')
    expect(morning().until('dusk').refusesBlast('a')).toBe('vote-has-begun')
  })

  it('is refused where a card has taken the vote and the day is at its end (5.2 F24)', () => {
    const game = morning({}, { deck: ['flood'] })
    expect(game.until('dusk').refusesBlast('a')).toBe('vote-has-begun')
  })

  it('is refused to the dead, to those who are no wolves, and to strangers', () => {
    const game = morning().correct({ kill: 'a' })
    expect(game.refusesBlast('a')).toBe('not-alive')
    expect(game.refusesBlast('c')).toBe('not-of-the-pack')
    expect(game.refusesBlast('nobody')).toBe('unknown-player')
    expect(game.refusesBlast('b', 'nobody')).toBe('unknown-player')
  })

  it('is refused to a wolf who is away (5.1)', () => {
    const game = morning().correct({ mark: { player: 'a', mark: 'away', on: true } })
    expect(game.refusesBlast('a')).toBe('absent')
  })

  it('is open to whoever has become a wolf (5.3 C2)', () => {
    const game = morning().correct({ role: { player: 'c', role: 'werewolf' } })
    expect(game.until('discussion').blowUp('c').dead).toContain('c')
  })

  it('ends the day once: nobody follows him', () => {
    expect(morning().blowUp('a').refusesBlast('b')).toBe('day-is-over')
    expect(morning().blowUp('a').until('night-falls').refusesBlast('b')).toBe('not-by-day')
  })

  it('another wolf may do so the next day', () => {
    const game = morning().blowUp('a').night().blowUp('b').until('night-falls')
    expect(game.dead).toEqual(['a', 'b'])
  })

  it('at dawn, with the night’s dead told, his Lover dies when he does: by day, with last words (7.5)', () => {
    const game = table({ lastWords: 'faceTable' })
    game
      .play({ cupid: ['a', 'c'] }, 'dusk')
      .play({ werewolves: 'h' }, 'deaths')
      .blowUp('a')
      .until('night-falls')
    expect(['a', 'c', 'h'].map((id) => game.player(id).death?.phase)).toEqual(['day', 'day', 'night'])
    expect(
      game
        .facts('last-words')
        .flatMap(({ players }) => players)
        .sort()
    ).toEqual(['a', 'c', 'h'])
  })

  it('his Lover grieves, his office is passed on, and victory is judged (3.4, 8)', () => {
    const game = table().night({ cupid: ['a', 'c'] })
    game.sheriff('a').blowUp('a')
    expect(path(game, 'night-falls')).toEqual([
      'self-destruct',
      'grieves',
      'sheriff-successor',
      'last-words',
      'night-falls'
    ])
    const last = morning().correct({ kill: 'a' }).correct({ kill: 'b' }).blowUp('j')
    expect(last.until('result').winners?.camps).toEqual(['village'])
  })

  it('undo takes all of it back, redo does it again', () => {
    const game = morning()
    const before = JSON.stringify([game.summary, game.prompt])
    const after = JSON.stringify(game.blowUp('a', 'c').summary)
    expect(JSON.stringify([game.undo().summary, game.prompt])).toBe(before)
    expect(JSON.stringify(game.redo().summary)).toBe(after)
  })

  it('is explained by its section', () => {
    const game = morning().blowUp('a')
    const at = game.game.state.history.findIndex(({ what }) => what === 'death')
    expect(why(game.game, at)?.because).toEqual({ module: 'self-destruct', section: '7.8' })
    expect(why(game.game, at)?.ledBy.map(({ what }) => what)).toContain('self-destruct')
  })

  it('is foreseen up to the night', () => {
    const game = morning()
    const ahead = foresee(game.game, { command: 'self-destruct', player: 'a' })
    expect(ahead.map(({ what, on }) => [what, ...on])).toEqual([
      ['self-destruct', 'a'],
      ['death', 'a']
    ])
    expect(foresee(game.game, { command: 'self-destruct', player: 'c' })).toEqual([])
  })

  it('is offered to the host for the wolves who may, and for him who names his victim', () => {
    const offered = (game: Table) => moderatorView(game.game).selfDestructors
    expect(offered(table().until('werewolves'))).toEqual([])
    const game = morning()
    expect(offered(game)).toEqual(['a', 'b', 'j'])
    expect(offered(game.blowUp('b'))).toEqual(['b'])
    expect(offered(game.until('werewolves'))).toEqual(['b'])
    expect(offered(game.until('deaths'))).toEqual(['a', 'j'])
    expect(offered(game.until('vote'))).toEqual([])
  })

  it('the day’s steps that are left out are none on the timeline', () => {
    const game = morning({ eventDays: 'every' }, { deck: ['burial'] }).blowUp('a')
    const steps = moderatorView(game.game).timeline.filter(({ state }) => state === 'next')
    expect(steps).toEqual([])
  })
})

describe('before the deaths are announced (7.8, D76)', () => {
  const early = (rules: Partial<HouseRules> = {}) =>
    table({ lastWords: 'every', ...rules }).play({ ...FIRST, werewolves: 'h' }, 'dawn')

  it('from dawn: he dies and speaks, then the deaths of the night are announced', () => {
    const game = early().blowUp('a')
    expect(game.dead).toEqual(['a'])
    expect(path(game, 'night-falls')).toEqual([
      'self-destruct',
      'last-words',
      'deaths',
      'last-words',
      'night-falls'
    ])
    expect(game.facts('death').map(({ players, when }) => [when, ...players.map(({ id }) => id)])).toEqual([
      ['day', 'a'],
      ['night', 'h']
    ])
  })

  it('victory is not judged before the night is told', () => {
    const game = early()
    for (const wolf of ['b', 'j']) game.correct({ kill: wolf })
    game.until('dawn').blowUp('a').until('deaths')
    expect([game.dead, game.winners]).toEqual([['a', 'b', 'h', 'j'], null])
    expect(game.until('result').winners?.camps).toEqual(['village'])
  })

  it('announcement: only after it', () => {
    const game = early({ selfDestructFrom: 'announcement' })
    expect(game.refusesBlast('a')).toBe('deaths-not-announced')
    expect(game.until('deaths').blowUp('a').dead).toEqual(['a', 'h'])
  })

  it('while the dead speak, they finish', () => {
    const game = early().until('last-words').blowUp('a').pass()
    expect([game.prompt, game.actors]).toEqual(['last-words', ['h']])
    expect(path(game, 'night-falls')).toEqual(['last-words', 'last-words', 'night-falls'])
  })

  it('a Hunter who is asked still shoots', () => {
    const game = table()
      .play({ ...FIRST, werewolves: 'f' }, 'hunter')
      .blowUp('a')
      .pass()
    expect(game.prompt).toBe('hunter')
    expect(game.answer('b').until('night-falls').dead).toEqual(['a', 'b', 'f'])
  })
})

describe('a poisoned wolf before the announcement (D72)', () => {
  const POISON = { witch: { heal: null, poison: 'a' } }
  const poisoned = (rules: Partial<HouseRules>) => table(rules).play({ ...FIRST, ...POISON }, 'dawn')

  it('void: nothing happens, he dies as the poisoned player (S305)', () => {
    const game = poisoned({ poisonedSelfDestruct: 'void' })
    const told = game.game.facts.length
    game.blowUp('a', 'c')
    expect([game.prompt, game.dead, game.game.facts.length]).toEqual(['dawn', [], told])
    expect(game.log('self-destruct')[0]?.result).toBe('void')
    expect(game.until('discussion').player('a').death?.cause).toBe('poison')
    expect(game.until('werewolves').answer('split').until('discussion').dead).toEqual(['a'])
  })

  it('swallowsPoison: only on the election stage', () => {
    const rules = { poisonedSelfDestruct: 'swallowsPoison', sheriffElection: 'open' } as const
    const game = poisoned(rules).until('sheriff-election').blowUp('a')
    expect(game.player('a').death?.cause).toBe('self-destruct')
    expect(game.log('self-destruct')[0]?.result).toBe('swallowed')
    game.until('deaths')
    expect(game.facts('death').at(-1)).toEqual({ fact: 'death', when: 'night', players: [] })
    expect(poisoned(rules).blowUp('a').dead).toEqual([])
  })
})

describe('last words of a wolf who blew up (D39, 7.5)', () => {
  const speaks = (rules: Partial<HouseRules>, game = morning(rules)) =>
    path(game.blowUp('a'), 'night-falls').includes('last-words')

  it('yes or no, whatever the others may (S299)', () => {
    for (const lastWords of ['none', 'every', 'faceTable', 'firstTwoNights', 'firstRound'] as const) {
      expect(speaks({ lastWords, selfDestructLastWords: true })).toBe(true)
      expect(speaks({ lastWords, selfDestructLastWords: false })).toBe(false)
    }
  })

  it('counted with all other causes where the right is counted (wolfCount)', () => {
    const after = (dead: string) => {
      const game = morning({ lastWords: 'wolfCount' })
      for (const player of dead) game.correct({ kill: player }).until('discussion')
      return speaks({}, game)
    }
    expect([after('eg'), after('egh')]).toEqual([true, false])
  })

  it('the dead of night 1 still have theirs after a blast in the election (S279)', () => {
    const game = table({ lastWords: 'faceTable', sheriffElection: 'open' })
      .play({ ...FIRST, werewolves: 'h' }, 'sheriff-election')
      .blowUp('a')
    expect(path(game, 'night-falls')).toEqual([
      'self-destruct',
      'last-words',
      'deaths',
      'last-words',
      'night-falls'
    ])
  })
})

describe('the knife (7.8)', () => {
  const night = (knife: string | undefined, answer: string | null) =>
    morning().blowUp('a', knife).until('werewolves').answer(answer).until('discussion')

  it('his victim stands where the pack is split or names nobody', () => {
    expect(night('h', 'split').dead).toEqual(['a', 'h'])
    const game = night('h', null)
    expect([game.dead, game.player('h').death?.cause]).toEqual([['a', 'h'], 'werewolves'])
    expect(game.log('knife')).toMatchObject([
      { by: ['a'], on: ['h'], result: null },
      { by: ['a'], on: ['h'], result: 'stands' }
    ])
  })

  it('the pack’s own victim goes before, and nobody named is nobody killed', () => {
    const game = night('h', 'g')
    expect([game.dead, game.log('knife').length]).toEqual([['a', 'g'], 1])
    expect(night('h', 'h').log('knife')).toHaveLength(1)
    expect(night(undefined, 'split').dead).toEqual(['a'])
  })

  it('is named later, in his last words, and named anew', () => {
    const game = morning().blowUp('a').blowUp('a', 'g').until('werewolves').blowUp('a', 'h')
    expect(game.answer('split').until('discussion').dead).toEqual(['a', 'h'])
    expect(game.refusesBlast('a', 'g')).toBe('not-alive')
  })

  it('is named in vain once the pack has chosen, and so refused', () => {
    const game = morning().blowUp('a', 'h').until('werewolves').answer('split')
    expect([game.refusesBlast('a', 'g'), moderatorView(game.game).selfDestructors]).toEqual([
      'not-by-day',
      []
    ])
    expect(game.until('discussion').dead).toEqual(['a', 'h'])
  })

  it('names nobody who is dead, himself or, if the rules spare them, a wolf (D47)', () => {
    const game = morning({ wolfMayHitWolf: false })
    expect(game.refusesBlast('a', 'a')).toBe('not-alive')
    expect(game.refusesBlast('a', 'b')).toBe('pack-cannot')
    expect(game.blowUp('a').refusesBlast('a')).toBe('day-is-over')
  })

  it('strikes one night only', () => {
    const game = night('h', 'g').until('werewolves').answer('split').until('discussion')
    expect(game.dead).toEqual(['a', 'g'])
  })

  it('is put away where the moderator brings him back: he hunts with the pack again', () => {
    const game = morning().blowUp('a', 'h').correct({ revive: 'a' }).until('werewolves')
    expect([game.actors.includes('a'), moderatorView(game.game).selfDestructors]).toEqual([true, []])
    expect(game.answer('split').until('discussion').dead).toEqual([])
  })

  it('strikes nobody who died meanwhile, and is not the weapon of others who hunt (5.3 C6)', () => {
    const dead = morning().blowUp('a', 'h').until('night-falls').correct({ kill: 'h' })
    expect(dead.until('werewolves').answer('split').until('discussion').dead).toEqual(['a', 'h'])
    const moon = morning({}, { deck: ['full-moon-rising'] }).blowUp('a', 'h')
    moon.until('full-moon-rising.victim').answer(null).until('discussion')
    expect(moon.dead).toEqual(['a'])
  })

  it('the Little Girl is not asked where it is she whom he named (4.9)', () => {
    const seats = SEATS.replace('H villager', 'H little-girl')
    const game = (knife: string) =>
      table({}, {}, seats).night(FIRST).blowUp('a', knife).until('werewolves').answer('split')
    expect(game('h').prompt).toBe('witch')
    expect(game('g').prompt).toBe('little-girl')
  })
})

describe('a blast and the cards in force (I91)', () => {
  it.each(['great-distrust', 'good-manners', 'eclipse'])(
    '%s: no vote, and it is over with the day',
    (card) => {
      const game = morning({}, { deck: [card] }).blowUp('a')
      expect(path(game, 'night-falls')).toEqual(['self-destruct', 'last-words', 'night-falls'])
      expect([game.cards, game.public.running]).toEqual([[], []])
    }
  )

  it('Nightmare: blown up while it is read, it is over too', () => {
    const game = table({}, { deck: ['nightmare'] })
      .play(FIRST, 'event')
      .blowUp('a')
    expect(path(game, 'night-falls')).toEqual(['self-destruct', 'last-words', 'event', 'night-falls'])
    expect([game.cards, game.public.running]).toEqual([[], []])
  })

  it('End of the Harvest: the festival lasts to the next dawn as ever', () => {
    const game = table({}, { deck: ['end-of-the-harvest'] }).play(
      { ...FIRST, 'end-of-the-harvest': true },
      'discussion'
    )
    expect(game.blowUp('a').until('night-falls').cards).toEqual(['end-of-the-harvest'])
    expect(game.until('discussion').cards).toEqual([])
  })

  it('before the draw: no card is drawn that day', () => {
    const game = table({}, { deck: ['burial', 'eclipse'] })
      .play(FIRST, 'deaths')
      .blowUp('a')
    expect(path(game, 'night-falls')).toEqual(['self-destruct', 'last-words', 'night-falls'])
    expect(game.game.state.drawn).toEqual([])
    const real = table({}, { deck: 'table' }).play(FIRST, 'event').blowUp('a')
    expect(path(real, 'night-falls')).toEqual(['self-destruct', 'last-words', 'night-falls'])
  })

  it('what a card has begun is finished', () => {
    const game = table({}, { deck: ['punishment'] })
      .play({ ...FIRST, werewolves: 'h' }, 'punishment.accused')
      .blowUp('a')
      .pass()
    expect(game.prompt).toBe('punishment.accused')
    expect(game.answer('g').answer([]).until('night-falls').dead).toEqual(['a', 'g', 'h'])
  })

  it('Saint Philippe: the election is broken off, and the badge lies there', () => {
    const game = table({ sheriffElection: 'open' }, { deck: ['saint-philippe'] })
      .play({ ...FIRST, 'sheriff-election': 'c' }, 'saint-philippe')
      .blowUp('a')
    expect(path(game, 'night-falls')).toEqual(['self-destruct', 'last-words', 'night-falls'])
    expect([game.badge, game.public.vote]).toEqual([null, null])
  })

  it('Woodland Gathering: the potion is brewed before the night all the same (5.2 F21)', () => {
    const men = SEATS.split(', ').map((one) => `${one} male`)
    const game = seat(men.join(', '), {
      deck: ['woodland-gathering'],
      houseRules: { selfDestruct: true, sheriffElection: 'none' }
    })
    expect(path(game.night(FIRST).blowUp('a'), 'woodland-gathering').at(-1)).toBe('woodland-gathering')
    expect(game.answer('heal').until('night-falls').log('brewed')).toHaveLength(1)
  })

  it('a day cut short has ended: parity at its end is judged (8 W5, D49)', () => {
    const game = seat('A werewolf, B werewolf, C werewolf, D seer, E villager, F villager', {
      houseRules: { selfDestruct: true, sheriffElection: 'none', parity: 'dusk' }
    }).night({ werewolves: 'f' })
    expect(game.winners).toBe(null)
    expect(game.blowUp('a').until('result').winners?.camps).toEqual(['werewolves'])
  })

  it('a second vote that is owed is not held (5.3 C4)', () => {
    const game = morning({ moodTrigger: 'anyDeath' }, { deck: ['enthusiasm'] }).blowUp('a')
    expect(path(game, 'night-falls')).toEqual(['self-destruct', 'last-words', 'night-falls'])
    expect(game.facts('second-vote')).toEqual([])
  })

  it('those at table come back at dusk, the mark of an offender ends (5.2 F9, F3)', () => {
    const old = SEATS.split(', ').map((one, at) => `${one} ${20 + at}`)
    const away = seat(old.join(', '), {
      deck: ['luncheon-for-seniors'],
      houseRules: { selfDestruct: true, sheriffElection: 'none' }
    }).night(FIRST)
    expect(away.public.players.some((player) => player.away)).toBe(true)
    expect(
      away
        .blowUp('a')
        .until('night-falls')
        .public.players.some((player) => player.away)
    ).toBe(false)
  })
})

describe('a blast in a game file', () => {
  const again = (game: Table) => {
    const end = replay(game.game.setup, stepsOf(game.game))
    if ('error' in end || isRuleError(end)) throw new Error(JSON.stringify(end))
    return end
  }

  it.each(['dawn', 'deaths', 'event', 'last-words', 'discussion'])(
    'at %s it is played at that moment again',
    (at) => {
      const rules = { lastWords: 'every' } as const
      const game = table(rules, { deck: ['burial', 'eclipse'] })
        .play({ ...FIRST, werewolves: 'h' }, at)
        .blowUp('a', 'g')
        .until('werewolves')
      const end = again(game)
      expect(JSON.stringify([end.state, end.facts])).toBe(JSON.stringify([game.game.state, game.game.facts]))
    }
  )
  it('at the second of two last words it is played there again', () => {
    const election = {
      sheriffElection: 'open',
      selfDestructFrom: 'announcement',
      lastWords: 'every'
    } as const
    const game = table(election)
      .play({ ...FIRST, werewolves: 'h' }, 'sheriff-election')
      .blowUp('a')
      .until('last-words')
      .pass()
      .until('last-words')
      .blowUp('a', 'g')
      .until('night-falls')
    expect(stepsOf(game.game).at(-1)).toMatchObject({ at: 'last-words', passed: 1 })
    const end = again(game)
    expect(end.state.history).toEqual(game.game.state.history)
  })
})
