import { describe, expect, it } from 'vitest'
import { apply, check, createGame, type Game } from '../game'
import { isRuleError, type Prompt } from '../kernel/prompts'
import { INDEX } from '../registry'
import type { GameSetup } from '../setup'
import { randomSetup } from '../testing/random-setup'
import { seat } from '../testing/table'
import { Bot } from './bot'
import { seeded, weighted } from './chance'
import { shareOf } from './interval'
import { counted, dealt, NO_GAMES, playOut, type Tally } from './simulate'

function tableOf(roles: { readonly [role: string]: number }, over: Partial<GameSetup> = {}): GameSetup {
  const seats = Object.values(roles).reduce((sum, count) => sum + count, 0)
  const players = Array.from({ length: seats }, (_, at) => ({ id: `p${at + 1}`, name: `Player ${at + 1}` }))
  return { ruleset: 'new-moon', houseRules: {}, players, roles, deck: [], startingCards: [], ...over }
}

function play(setup: GameSetup, games: number, seed = 1): Tally {
  let tally = NO_GAMES
  for (let game = 0; game < games; game++) {
    const played = playOut(setup, { seed: seed + game, shuffle: true })
    if (isRuleError(played)) throw new Error(played.code)
    tally = counted(tally, played)
  }
  return tally
}

/** Every question of a game with the bot's answer. */
function answersOf(setup: GameSetup, seed: number): { game: Game; prompt: Prompt; answer: unknown }[] {
  const begun = createGame(setup)
  if (isRuleError(begun)) throw new Error(begun.code)
  const bot = new Bot(seeded(seed))
  const answers = []
  let game = begun
  while (game.pending) {
    const prompt = game.pending
    const answer = prompt.say ? null : bot.answer(game, prompt)
    if (!prompt.say) answers.push({ game, prompt, answer })
    const done = apply(
      game,
      prompt.say ? { command: 'go-on' } : { command: 'answer', prompt: prompt.prompt, answer }
    )
    if (isRuleError(done)) throw new Error(done.code)
    game = done.game
  }
  return answers
}

describe('many games of one set-up (§2.2, §8)', () => {
  const plain = { seer: 1, villager: 9 }

  it('gives the wolves more wins at a table with more wolves', () => {
    const wins = [2, 3, 4].map((werewolf) => {
      const villager = 11 - werewolf
      return play(tableOf({ ...plain, werewolf, villager }), 120).wins.werewolves ?? 0
    })
    expect(wins[0]).toBeLessThan(wins[1] ?? 0)
    expect(wins[1]).toBeLessThan(wins[2] ?? 0)
  })

  it('gives the village more wins where it has a Guard, a Witch and a Hunter', () => {
    const bare = play(tableOf({ werewolf: 3, seer: 1, villager: 8 }), 150).wins.village ?? 0
    const armed = tableOf({ werewolf: 3, seer: 1, guard: 1, witch: 1, hunter: 1, villager: 5 })
    expect(play(armed, 150).wins.village ?? 0).toBeGreaterThan(bare)
  })

  it('lets who may take another along blow up once the Seer has found him, where wolves may (7.8)', () => {
    const deedAfter = (seer: string, houseRules: GameSetup['houseRules'] = {}) => {
      const seats = 'A white-wolf-king, B werewolf, C villager, D villager, E villager, F seer'
      const { game } = seat(seats, { ruleset: 'face-to-face', houseRules }).night({ seer })
      return game.pending && new Bot(seeded(1)).deed(game, game.pending)
    }
    expect(deedAfter('a')).toEqual({ command: 'self-destruct', player: 'a' })
    expect([deedAfter('b'), deedAfter('c'), deedAfter('a', { selfDestruct: false })]).toEqual([
      null,
      null,
      null
    ])
    const roles = { 'white-wolf-king': 1, werewolf: 2, seer: 1, villager: 8 }
    const kinged = (selfDestruct: boolean) =>
      play(tableOf(roles, { ruleset: 'face-to-face', houseRules: { selfDestruct } }), 40)
    expect(kinged(true)).not.toEqual(kinged(false))
  })

  it('gives the same result for the same seed, and another for another', () => {
    const setup = tableOf({ werewolf: 3, seer: 1, witch: 1, cupid: 1, villager: 6 })
    expect(play(setup, 30)).toEqual(play(setup, 30))
    expect(play(setup, 30)).not.toEqual(play(setup, 30, 1000))
  })

  it('counts every game once: a camp has won it, nobody has, or it had no end', () => {
    const tally = play(tableOf({ werewolf: 2, seer: 1, piper: 1, cupid: 1, villager: 5 }), 60)
    const wins = Object.values(tally.wins).reduce((sum, count) => sum + count, 0)
    expect(wins + tally.nobody + tally.endless).toBe(60)
    expect(tally.rounds).toBeGreaterThanOrEqual(60)
  })

  it('deals anew where roles are only counted, and keeps them where each seat has its own', () => {
    const setup = tableOf({ werewolf: 2, seer: 1, villager: 5 })
    const deals = [1, 2, 3, 4].map((seed) => dealt(setup, true, seeded(seed)).players.map(({ role }) => role))
    for (const deal of deals) expect(deal.filter((role) => role === 'werewolf')).toHaveLength(2)
    expect(new Set(deals.map(String)).size).toBeGreaterThan(1)
    const { roles: _none, ...rest } = setup
    const held = dealt(setup, true, seeded(1)).players
    expect(dealt({ ...rest, players: held }, true, seeded(2)).players).toEqual(held)
  })

  it('plays the online rules to an end, for which a third party fights too (§6.3)', () => {
    const roles = { werewolf: 2, seer: 1, cupid: 1, hybrid: 1, villager: 3 }
    const { wins, endless } = play(tableOf(roles, { ruleset: 'online-new-moon' }), 150)
    expect(wins['third-party'] ?? 0).toBeGreaterThan(0)
    expect(endless).toBeLessThan(15)
  })

  it('mixes the deck only where it is to be mixed', () => {
    const deck = [...INDEX.cards.keys()]
    const setup = tableOf({ werewolf: 2, seer: 1, villager: 5 }, { deck })
    const mixed = dealt(setup, true, seeded(1)).deck
    expect(mixed).not.toEqual(deck)
    expect([...mixed].sort()).toEqual([...deck].sort())
    expect(dealt(setup, false, seeded(1)).deck).toEqual(deck)
  })

  it('deals a Thief his two cards in the middle (§2.3)', () => {
    const setup = tableOf({ werewolf: 2, seer: 1, thief: 1, villager: 6 })
    expect(play({ ...setup, players: setup.players.slice(0, 8) }, 20).played).toBe(20)
  })

  it('says why a table cannot be played', () => {
    const played = playOut(tableOf({ werewolf: 2, villager: 6 }), { seed: 1, shuffle: true })
    expect(played).toMatchObject({ code: 'role-mandatory', params: { role: 'seer' } })
  })

  it('plays every card and role of random tables to an end', () => {
    for (let seed = 0; seed < 60; seed++) {
      const setup = randomSetup(seeded(seed))
      const played = playOut(setup, { seed, shuffle: true })
      if (isRuleError(played)) expect(createGame(setup), String(seed)).toMatchObject({ code: played.code })
      else expect(played.camps, `seed ${seed}`).not.toBeNull()
    }
  })

  it('closes a vote that two would tie for ever, as the moderator may (§3.8, §10.1)', () => {
    const roles = ['werewolf', 'seer', 'village-idiot', 'villager', 'villager']
    const table: GameSetup = {
      ruleset: 'new-moon',
      houseRules: { tieRule: 'revoteUntilOut', sheriffElection: 'none', abstainAllowed: false },
      players: roles.map((role, at) => ({ id: `p${at + 1}`, name: `Player ${at + 1}`, role })),
      deck: [],
      startingCards: []
    }
    expect(play(table, 30)).toMatchObject({ played: 30, endless: 0 })
  })

  it('plays with the whole deck, mixed or laid on the table', () => {
    const whole = tableOf({ werewolf: 3, seer: 1, witch: 1, villager: 7 }, { deck: [...INDEX.cards.keys()] })
    expect(play(whole, 15).played).toBe(15)
    expect(play({ ...whole, deck: 'table' }, 15).played).toBe(15)
  })
})

describe('the plain player of the balance check', () => {
  const roles = ['werewolf', 'werewolf', 'werewolf', 'seer', 'witch', 'guard', 'hunter']
  const players = [...roles, 'villager', 'villager', 'villager', 'villager', 'villager'].map((role, at) => ({
    id: `p${at + 1}`,
    name: `Player ${at + 1}`,
    role
  }))
  const setup: GameSetup = { ruleset: 'new-moon', houseRules: {}, players, deck: [], startingCards: [] }
  const games = Array.from({ length: 25 }, (_, seed) => answersOf(setup, seed)).flat()
  const pack = new Set(['p1', 'p2', 'p3'])

  it('as a wolf never chooses a wolf and never votes for one', () => {
    const hunts = games.filter(({ prompt }) => prompt.prompt === 'werewolves')
    expect(hunts.length).toBeGreaterThan(25)
    for (const { answer } of hunts) expect(pack.has(String(answer))).toBe(false)
    const votes = games.filter(({ prompt }) => prompt.prompt === 'vote')
    expect(votes.length).toBeGreaterThan(25)
    for (const { answer } of votes) {
      const { ballots } = answer as { ballots: { readonly [voter: string]: unknown } }
      for (const wolf of pack) expect(pack.has(String(ballots[wolf]))).toBe(false)
    }
  })

  it('as the Hybrid never kills one of his own third party (§6.3)', () => {
    const roles = ['werewolf', 'seer', 'hybrid', 'cupid', 'villager', 'villager', 'werewolf', 'villager']
    const killed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((seed) => {
      const { roles: _counted, ...setup } = tableOf({ villager: 8 }, { ruleset: 'online-new-moon' })
      const players = setup.players.map((player, at) => ({ ...player, role: roles[at] }))
      return answersOf({ ...setup, players }, seed).filter(({ prompt }) => prompt.prompt === 'hybrid.kill')
    })
    expect(killed.length).toBeGreaterThan(0)
    expect(killed.map(({ answer }) => answer)).not.toContain('p4')
  })

  it('as the Seer looks at nobody twice while somebody is left', () => {
    for (const { game, prompt, answer } of games) {
      if (prompt.prompt !== 'seer') continue
      const seen = game.state.history.flatMap(({ what, on }) => (what === 'check' ? on : []))
      const fresh = game.state.players.filter(({ id, alive }) => alive && id !== 'p4' && !seen.includes(id))
      if (fresh.length > 0) expect(seen).not.toContain(answer)
    }
  })

  it('as the Witch never poisons herself nor uses both potions at once', () => {
    const nights = games.filter(({ prompt }) => prompt.prompt === 'witch')
    const used = nights.map(({ answer }) => answer as { heal: string | null; poison: string | null })
    for (const { heal, poison } of used) {
      expect(poison).not.toBe('p5')
      expect(heal !== null && poison !== null).toBe(false)
    }
    expect(used.some(({ heal }) => heal !== null)).toBe(true)
    expect(used.some(({ poison }) => poison !== null)).toBe(true)
  })

  it('votes for wolves a little more often than their number alone would', () => {
    let onWolves = 0
    let all = 0
    let expected = 0
    for (const { game, prompt, answer } of games) {
      if (prompt.prompt !== 'vote') continue
      const living = game.state.players.filter(({ alive }) => alive)
      const wolves = living.filter(({ id }) => pack.has(id)).length
      const { ballots } = answer as { ballots: { readonly [voter: string]: unknown } }
      for (const [voter, target] of Object.entries(ballots)) {
        if (pack.has(voter)) continue
        all++
        expected += wolves / (living.length - 1)
        if (pack.has(String(target))) onWolves++
      }
    }
    expect(onWolves / all).toBeGreaterThan(expected / all)
    expect(onWolves / all).toBeLessThan(0.8)
  })

  it('only ever gives legal answers', () => {
    for (const { game, answer } of games) expect(check(game, answer as never)).toEqual({})
  })
})

describe('a share with its margin', () => {
  it('is Wilson’s interval', () => {
    const { share, low, high } = shareOf(45, 100)
    expect(share).toBe(0.45)
    expect(low).toBeCloseTo(0.356, 3)
    expect(high).toBeCloseTo(0.5476, 3)
  })

  it('stays within 0 and 1 and narrows with the games', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
    expect(shareOf(0, 50).low).toBe(0)
    expect(shareOf(0, 50).high).toBeGreaterThan(0.05)
    expect(shareOf(50, 50).high).toBeCloseTo(1, 9)
    expect(shareOf(50, 50).high).toBeLessThanOrEqual(1)
    const width = (played: number) => shareOf(played / 2, played).high - shareOf(played / 2, played).low
    expect(width(3000)).toBeLessThan(width(300))
  })
})

describe('a weighted choice', () => {
  it('follows its weights and has nothing to give where all are 0', () => {
    const chance = seeded(1)
    const drawn = Array.from({ length: 2000 }, () =>
      weighted(chance, ['a', 'b', 'c'], (of) => (of === 'a' ? 3 : of === 'b' ? 1 : 0))
    )
    expect(drawn).not.toContain('c')
    expect(drawn.filter((of) => of === 'a').length).toBeGreaterThan(1400)
    expect(weighted(chance, ['a'], () => 0)).toBeNull()
  })
})
