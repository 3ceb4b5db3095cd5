/** Executioner: nobody but him sees the cards of those the village executes (rulebook 5.4 D-5, D61, I22, I81). */
import { VERDICTS } from '../deaths'
import { entryOf } from '../kernel/answers'
import { mayAct, mayTarget } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { comeIntoForce } from '../kernel/effects'
import { ballotField, choicesAmong, playerChoices } from '../kernel/fields'
import { lastDead } from '../kernel/history'
import type { Ballots } from '../kernel/hooks'
import type { Module, PromptDraft } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Data, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { handOver } from '../offices/hand-over'

const ID = 'executioner'
const SUCCESSOR = 'executioner.successor'
const AFTER = 'executioner.after'
const SEES = 'executioner.sees'

function install(ctx: Context, player: PlayerId | null): void {
  handOver(ctx, ID, player)
  ctx.note(ID, {
    on: player === null ? [] : [player],
    why: { module: ID, section: '5.4 D-5', rule: 'executionerBy' }
  })
}

function mayBeChosen(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .map(({ id }) => id)
    .filter((id) => !mayTarget(ctx, 'elect', null, id))
}

function voters(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .map(({ id }) => id)
    .filter((id) => !mayAct(ctx, 'elect', id))
}

/** One person names him: the last dead where the house wants it and there is one, else the moderator (D61). */
function named(ctx: Context, from: readonly PlayerId[]): PromptDraft {
  const dead = ctx.rules.executionerBy === 'lastDead' ? lastDead(ctx) : null
  return {
    actors: dead ? [dead.id] : [],
    shape: 'single',
    fields: [
      {
        key: ID,
        by: dead?.id ?? null,
        kind: 'player',
        min: 1,
        max: 1,
        choices: choicesAmong(ctx, from)
      }
    ]
  }
}

function elected(ctx: Context): PromptDraft {
  const notToBeChosen = (id: PlayerId) => mayTarget(ctx, 'elect', null, id) ?? null
  return {
    actors: voters(ctx),
    shape: 'ballots',
    fields: voters(ctx).map((voter) => ballotField(ctx, voter, 'elect', { min: 0, max: 1 }, notToBeChosen)),
    outcome: {
      result: mayBeChosen(ctx).map((value) => ({ value, ban: null })),
      tied: [],
      bare: true
    }
  }
}

/** The moderator picks among the tied (10.1), or among all where nobody has a vote. */
function count(ctx: Context, ballots: Ballots): void {
  const totals: { [player: string]: number } = {}
  for (const target of Object.values(ballots))
    if (target !== null) totals[target] = Number(entryOf(totals, target)) + 2
  const most = Math.max(0, ...Object.values(totals))
  const top = mayBeChosen(ctx).filter((id) => most > 0 && entryOf(totals, id) === most)
  ctx.tell({ fact: 'vote', form: ID, round: 1, totals, ballots, top })
  if (top.length > 1) ctx.tell({ fact: 'tie', players: top })
  if (top.length === 1) install(ctx, top[0] ?? null)
  else ctx.push(step(ID, { among: top.length > 1 ? top : mayBeChosen(ctx) }))
}

/** Whether the village is to vote for him in this step. */
function isElection(ctx: Context, data: Data): boolean {
  return ctx.rules.executionerBy === 'vote' && data['among'] === undefined
}

export const executioner: Module = {
  id: ID,
  office: true,
  card: {
    moon: 'dark',
    until: 'game-end',
    play(ctx) {
      comeIntoForce(ctx, ID)
      ctx.push(step(ID))
    }
  },
  ended(ctx, effect) {
    if (effect.kind === 'main' && ctx.officer(ID) !== null) handOver(ctx, ID, null)
  },
  effects: {
    main: {
      hides: (_ctx, _self, death) => (VERDICTS.has(death.cause) ? true : undefined),
      died(ctx, _self, death) {
        if (ctx.officer(ID) === death.player)
          ctx.follow(RANK.testament, step(SUCCESSOR, { player: death.player }))
      },
      // After the heir has been named: what became hidden with the Executioner himself is for him to see.
      executed(ctx, _self, _verdict, dead) {
        if (dead.length > 0) ctx.follow(RANK.succession, step(AFTER, { players: dead }))
      }
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [
        {
          prompt: ID,
          actors: 'by executionerBy: all who may vote, the moderator or the last dead',
          answer: 'player; or, by vote, { "ballots": { voter: player } }'
        }
      ],
      verb: 'elect',
      enter(ctx, data) {
        if (isElection(ctx, data))
          ctx.tell({ fact: 'vote-open', form: ID, round: 1, candidates: mayBeChosen(ctx) })
      },
      prompt: (ctx, data) =>
        isElection(ctx, data) && voters(ctx).length > 0
          ? elected(ctx)
          : named(ctx, (data['among'] as PlayerId[] | undefined) ?? mayBeChosen(ctx)),
      answer(ctx, data, answer) {
        if (typeof answer !== 'string') return count(ctx, (answer as { ballots: Ballots }).ballots)
        if (isElection(ctx, data))
          ctx.tell({ fact: 'vote', form: ID, round: 1, totals: null, ballots: null, top: [answer] })
        install(ctx, answer)
      }
    },
    [SUCCESSOR]: {
      kind: 'ask',
      contract: [{ prompt: SUCCESSOR, actors: 'dead Executioner', answer: 'player' }],
      prompt(ctx, data) {
        const dead = data['player'] as PlayerId
        return mustPassOn(ctx, dead)
          ? {
              actors: [dead],
              shape: 'single',
              fields: [
                {
                  key: 'heir',
                  by: dead,
                  kind: 'player',
                  min: 1,
                  max: 1,
                  choices: playerChoices(ctx, (id) => mayTarget(ctx, 'succeed', dead, id))
                }
              ]
            }
          : null
      },
      answer: (ctx, _data, heir) => install(ctx, heir as PlayerId),
      unasked: leaveVacant,
      skipped: leaveVacant
    },
    [AFTER]: {
      kind: 'run',
      run(ctx, data) {
        const office = ctx.officer(ID)
        if (office !== null && ctx.player(office).alive) ctx.push(step(SEES, { ...data, player: office }))
      }
    },
    // The moderator shows him the cards, and nobody else (OR28).
    [SEES]: {
      kind: 'say',
      actors: (_ctx, data) => [data['player'] as PlayerId],
      about: (ctx, data) => {
        const dead = data['players'] as PlayerId[]
        return { player: data['player'] ?? null, dead, cards: dead.map((id) => ctx.player(id).role) }
      }
    }
  }
}

/** Whether the office is still with a dead player: the moderator may have handed it on himself. */
function mustPassOn(ctx: Context, dead: PlayerId): boolean {
  return ctx.officer(ID) === dead && !ctx.player(dead).alive
}

function leaveVacant(ctx: Context, data: Data): void {
  if (mustPassOn(ctx, data['player'] as PlayerId)) install(ctx, null)
}
