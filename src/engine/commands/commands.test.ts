import { describe, expect, it } from 'vitest'
import { apply } from '../game'
import { isRuleError } from '../kernel/prompts'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E hunter, F seer, G witch, H cupid, I villager'
const first = { cupid: ['c', 'd'] }

describe('correct kill (engine map e)', () => {
  it('a death of cause moderator, public, with its chain, and no execution', () => {
    const table = seat(TABLE)
      .night(first)
      .correct({ card: 'enthusiasm' })
      .sheriff('c')
      .correct({ kill: 'c' })
      .pass()
    expect([table.prompt, table.actors, table.dead]).toEqual(['sheriff-successor', ['c'], ['c', 'd']])
    expect(table.player('c').death).toEqual({ round: 1, phase: 'day', cause: 'moderator' })
    expect(table.facts('death').slice(-2)).toEqual([
      { fact: 'death', when: 'day', players: [{ id: 'c', role: 'villager' }] },
      { fact: 'death', when: 'day', players: [{ id: 'd', role: 'villager' }] }
    ])
    expect(table.cards).toEqual(['enthusiasm'])
    table.answer('e')
    expect([table.prompt, table.badge]).toEqual(['discussion', 'e'])
  })

  it('victory is judged after it', () => {
    const table = seat(TABLE).night(first).correct({ kill: 'a' }).correct({ kill: 'b' })
    expect(table.winners?.camps).toEqual(['village'])
  })

  it('undo takes it back, with its chain and what was public', () => {
    const table = seat(TABLE).night(first)
    const before = JSON.stringify([table.summary, table.prompt])
    table.correct({ kill: 'c' }).undo()
    expect(JSON.stringify([table.summary, table.prompt])).toBe(before)
  })
})

describe('correct revive', () => {
  it('he sits down again with his card and power; the bond is over', () => {
    const table = seat(TABLE)
      .night({ ...first, werewolves: 'd' })
      .correct({ revive: 'd' })
    expect([table.dead, table.player('d').death]).toEqual([['c'], null])
    expect(table.facts('returned')).toEqual([{ fact: 'returned', player: 'd' }])
    expect(table.public.players.find(({ id }) => id === 'd')).toMatchObject({
      alive: true,
      role: null,
      mayVote: true
    })
    table.correct({ revive: 'c' }).until('dusk')
    expect(table.night({ werewolves: 'c' }).dead).toEqual(['c'])
  })

  it('a revived Witch has what was left of her potions', () => {
    const table = seat(TABLE)
      .night({ ...first, witch: { heal: null, poison: 'g' } })
      .correct({ revive: 'g' })
    table.until('dusk').play({ werewolves: 'i' }, 'witch')
    expect(table.game.pending?.about).toMatchObject({ heal: 1, poison: 0 })
  })
})

describe('correct role', () => {
  it('the new card comes with a fresh power, the old one is lost; nothing is public', () => {
    const table = seat(TABLE).night(first)
    const facts = table.game.facts.length
    table
      .correct({ role: { player: 'g', role: 'seer' } })
      .correct({ role: { player: 'f', role: 'villager' } })
    expect(table.game.facts).toHaveLength(facts)
    expect([table.player('g').role, table.player('g').dealtRole]).toEqual(['seer', 'witch'])
    expect(table.until('dusk').until('seer').actors).toEqual(['g'])
    expect(table.until('dusk').log('no-potion')).toHaveLength(1)
  })

  it('the last wolf gone: the village wins', () => {
    const table = seat('A werewolf, B seer, C villager').correct({ role: { player: 'a', role: 'villager' } })
    expect(table.winners?.camps).toEqual(['village'])
  })
})

describe('correct office', () => {
  it('the badge goes over in public, or lies there', () => {
    const table = seat(TABLE).night(first).sheriff('i').sheriff(null)
    expect(table.facts('office').slice(-2)).toEqual([
      { fact: 'office', office: 'sheriff', holder: 'i', weight: 2 },
      { fact: 'office', office: 'sheriff', holder: null, weight: 1 }
    ])
    expect(table.badge).toBe(null)
  })
})

describe('correct mark', () => {
  it('no-vote: no ballot, in public, until it is taken off', () => {
    const table = seat(TABLE)
      .night(first)
      .correct({ mark: { player: 'i', mark: 'no-vote', on: true } })
    expect(table.facts('no-vote')).toEqual([{ fact: 'no-vote', player: 'i', on: true }])
    expect(table.public.players.find(({ id }) => id === 'i')?.mayVote).toBe(false)
    table.until('vote')
    expect(table.actors).not.toContain('i')
    table.correct({ mark: { player: 'i', mark: 'no-vote', on: false } })
    expect(table.actors).toContain('i')
  })

  it('away: neither votes nor is voted for', () => {
    const table = seat(TABLE)
      .night(first)
      .correct({ mark: { player: 'i', mark: 'away', on: true } })
      .until('vote')
    expect(table.actors).not.toContain('i')
    expect(table.refuses({ ballots: { a: 'i' } })).toBe('absent')
  })

  it('charmed and infected: as by the Piper and the wolves, and nobody hears of it (4.15, 5.7)', () => {
    const table = seat(TABLE).night(first)
    const facts = table.game.facts.length
    table.correct({ mark: { player: 'c', mark: 'infected', on: true } })
    table.correct({ mark: { player: 'd', mark: 'charmed', on: true } })
    expect(table.game.facts).toHaveLength(facts)
    const marked = (mark: string) =>
      table.game.state.effects.filter(({ kind }) => kind === mark).flatMap(({ on }) => on)
    expect([marked('infected'), marked('charmed')]).toEqual([['c'], ['d']])
    expect(table.until('werewolves').refuses('c')).toBe('already-infected')
    table.correct({ mark: { player: 'c', mark: 'infected', on: false } })
    table.correct({ mark: { player: 'd', mark: 'charmed', on: false } })
    expect([marked('infected'), marked('charmed')]).toEqual([[], []])
    expect(table.choices).toContain('c')
  })

  it('charmed: with all others the Piper has won (8 W19)', () => {
    const table = seat('A werewolf, B seer, C villager, D piper', { houseRules: { sheriffElection: 'none' } })
    table.until('werewolves')
    for (const player of ['a', 'a', 'b', 'c']) table.correct({ mark: { player, mark: 'charmed', on: true } })
    expect(table.until('result').winners).toEqual({ camps: ['piper'], players: ['d'] })
  })

  it('no-power: called and not asked, and nobody hears of it', () => {
    const table = seat(TABLE)
    const facts = table.game.facts.length
    table.correct({ mark: { player: 'f', mark: 'no-power', on: true } })
    expect(table.game.facts).toHaveLength(facts)
    expect(table.night(first).log('check')).toEqual([])
  })
})

describe('correct card and endCard', () => {
  it('puts a card into force now, in public', () => {
    const table = seat(TABLE).night(first).correct({ card: 'burial' })
    expect([table.cards, table.facts('card')]).toEqual([
      ['burial'],
      [{ fact: 'card', card: 'burial', moon: 'dark', until: 'game-end' }]
    ])
  })

  it('there is one of each: a card put into force leaves the deck', () => {
    const table = seat(TABLE, { deck: ['burial', 'enthusiasm'] })
      .correct({ card: 'burial' })
      .play(first, 'event')
    expect(table.game.pending?.about).toEqual({ card: 'enthusiasm' })
  })

  it('§3.5 a card in force, or just being read, is not put into force a second time', () => {
    const read = seat(TABLE, { deck: ['burial'] }).play(first, 'event')
    const codeOf = (table: typeof read) => {
      const made = apply(table.game, { command: 'correct', set: { card: 'burial' } })
      return isRuleError(made) ? made.code : null
    }
    expect(codeOf(read)).toBe('card-in-force')
    expect(codeOf(read.until('discussion'))).toBe('card-in-force')
    expect(read.cards).toEqual(['burial'])
  })

  it('ends it, in public', () => {
    const table = seat(TABLE, { startingCards: ['burial'] }).correct({ endCard: 'burial' })
    expect([table.cards, table.facts('card-over')]).toEqual([
      [],
      [{ fact: 'card-over', card: 'burial', moon: 'dark' }]
    ])
    expect(table.night({ ...first, werewolves: 'i' }).shown('i')).toBe('villager')
  })

  it('April Fools’ ended: everybody has his own power again', () => {
    const table = seat(TABLE, { deck: ['april-fools'] })
      .night(first)
      .correct({ endCard: 'april-fools' })
    expect(table.until('dusk').until('seer').actors).toEqual(['f'])
  })
})

describe('correct skip', () => {
  it('drops the waiting question', () => {
    const table = seat(TABLE).play(first, 'werewolves').correct({ skip: true })
    expect([table.prompt, table.log('skip').map(({ result }) => result)]).toEqual(['witch', ['werewolves']])
  })

  it('a vote: nobody dies; an election: no Sheriff; the shot: none', () => {
    const vote = seat(TABLE).night(first).until('vote').correct({ skip: true })
    expect([vote.prompt, vote.dead, vote.facts('verdict').at(-1)?.outcome]).toEqual([
      'execution',
      [],
      'nobody'
    ])
    const election = seat(TABLE).play(first, 'sheriff-election').correct({ skip: true })
    expect([election.prompt, election.badge]).toEqual(['elected', null])
    const shot = seat(TABLE).night(first).until('vote').votes('a>e').until('hunter').correct({ skip: true })
    expect([shot.prompt, shot.dead]).toEqual(['dusk', ['e']])
  })

  it('something read aloud: goes on', () => {
    expect(seat(TABLE).correct({ skip: true }).prompt).toBe('cupid')
  })
})

describe('disqualify', () => {
  it('out at once, in public, with his chain', () => {
    const table = seat(TABLE).play(first, 'werewolves').send({ command: 'disqualify', player: 'c' }).pass()
    expect([table.dead, table.prompt]).toEqual([['c', 'd'], 'werewolves'])
    expect(table.player('c').death).toMatchObject({ round: 1, phase: 'night', cause: 'disqualified' })
    expect(table.facts('disqualified')).toEqual([{ fact: 'disqualified', player: 'c' }])
    expect(table.refuses('c')).toBe('not-alive')
  })

  it('while the day breaks it is a death of the day (3.4)', () => {
    const table = seat(TABLE).play(first, 'dawn')
    table.send({ command: 'disqualify', player: 'e' })
    expect(table.player('e').death).toMatchObject({ phase: 'day' })
  })

  it('the wolf whose turn it is: called and not asked', () => {
    const table = seat('A werewolf, B werewolf, C villager, D seer').until('werewolves')
    table.send({ command: 'disqualify', player: 'b' })
    expect([table.prompt, table.actors]).toEqual(['werewolves', ['a']])
  })
})

describe('end', () => {
  it('the host ends it for a camp, or as a draw', () => {
    const table = seat(TABLE).night(first).send({ command: 'end', camp: 'werewolves' })
    expect([table.prompt, table.winners]).toEqual(['result', { camps: ['werewolves'], players: ['a', 'b'] }])
    const draw = seat(TABLE).send({ command: 'end', camp: null })
    expect(draw.winners).toEqual({ camps: [], players: [] })
    expect(draw.undo().winners).toBe(null)
  })
})

describe('commands that are refused change nothing', () => {
  const table = seat(TABLE).night({ ...first, werewolves: 'i' })
  it.each([
    ['unknown-player', { command: 'correct', set: { kill: 'x' } }],
    ['not-alive', { command: 'correct', set: { kill: 'i' } }],
    ['already-alive', { command: 'correct', set: { revive: 'a' } }],
    ['unknown-player', { command: 'correct', set: { revive: 'x' } }],
    ['unknown-role', { command: 'correct', set: { role: { player: 'a', role: 'dragon' } } }],
    ['unknown-player', { command: 'correct', set: { role: { player: 'x', role: 'seer' } } }],
    ['unknown-office', { command: 'correct', set: { office: { office: 'king', player: 'a' } } }],
    ['not-alive', { command: 'correct', set: { office: { office: 'sheriff', player: 'i' } } }],
    ['unknown-player', { command: 'correct', set: { mark: { player: 'x', mark: 'away', on: true } } }],
    ['unknown-card', { command: 'correct', set: { card: 'tarot' } }],
    ['unknown-card', { command: 'correct', set: { endCard: 'tarot' } }],
    ['card-not-in-force', { command: 'correct', set: { endCard: 'burial' } }],
    ['unknown-player', { command: 'disqualify', player: 'x' }],
    ['not-alive', { command: 'disqualify', player: 'i' }],
    ['unknown-player', { command: 'last-dead', player: 'x' }],
    ['already-alive', { command: 'last-dead', player: 'a' }],
    ['card-not-in-force', { command: 'regroup', card: 'gone-hunting', players: ['a'] }],
    ['not-a-question', { command: 'answer', prompt: 'discussion', answer: 'a' }]
  ] as const)('%s: %j', (code, command) => {
    expect(table.refused(command).code).toBe(code)
  })

  it('after the end nothing but undo', () => {
    const over = seat(TABLE).send({ command: 'end', camp: null })
    expect(over.refused({ command: 'correct', set: { kill: 'a' } }).code).toBe('game-over')
    over.send({ command: 'go-on' })
    for (const command of [
      { command: 'go-on' },
      { command: 'answer', prompt: 'vote', answer: null },
      { command: 'disqualify', player: 'a' },
      { command: 'last-dead', player: 'a' },
      { command: 'end', camp: null }
    ] as const)
      expect(over.refused(command).code).toBe('game-over')
  })
})
