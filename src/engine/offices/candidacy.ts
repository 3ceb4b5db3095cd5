/** A Sheriff chosen among those who stand (rulebook 7.3, D27 `candidacy`). */
import { mayAct } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { choicesAmong } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Field } from '../kernel/prompts'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { elect } from './election'

function mayStand(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => !mayAct(ctx, 'elect', id))
}

function pick(ctx: Context, key: string, from: readonly PlayerId[]): Field {
  return {
    key,
    by: null,
    kind: 'players',
    min: 0,
    max: from.length,
    choices: choicesAmong(ctx, from)
  }
}

/** Who stands on the stage, and who has left it. */
export function tellCandidates(
  ctx: Context,
  standing: readonly PlayerId[],
  withdrawn: readonly PlayerId[]
): void {
  ctx.tell({ fact: 'candidates', standing, withdrawn })
}

/** Everybody or nobody on stage: no Sheriff. One left: Sheriff without a vote (rulebook 7.3, 10.1). */
export function open(
  ctx: Context,
  stood: readonly PlayerId[],
  standing: readonly PlayerId[],
  round = 1
): void {
  const voters = mayStand(ctx).filter((id) => !stood.includes(id))
  if (standing.length < 2) return elect(ctx, standing[0] ?? null)
  if (voters.length === 0) return elect(ctx, null)
  ctx.push(step('sheriff-election', { round, candidates: standing, barred: stood }))
}

export const candidacy: Module = {
  id: 'candidacy',
  steps: {
    'sheriff-election.stand': {
      kind: 'ask',
      contract: [{ prompt: 'sheriff-election.stand', actors: 'all', answer: 'list of players' }],
      verb: 'elect',
      prompt: (ctx) => ({
        actors: mayStand(ctx),
        shape: 'single',
        fields: [pick(ctx, 'standing', mayStand(ctx))]
      }),
      answer(ctx, _data, answer) {
        const standing = mayStand(ctx).filter((id) => (answer as PlayerId[]).includes(id))
        tellCandidates(ctx, standing, [])
        if (standing.length === 0 || standing.length === mayStand(ctx).length) elect(ctx, null)
        else ctx.push(step('sheriff-election.withdraw', { standing }))
      }
    },
    'sheriff-election.withdraw': {
      kind: 'ask',
      contract: [
        { prompt: 'sheriff-election.withdraw', actors: 'the candidates', answer: 'list of players' }
      ],
      verb: 'elect',
      prompt: (ctx, data) => {
        const standing = data['standing'] as PlayerId[]
        return { actors: standing, shape: 'single', fields: [pick(ctx, 'withdrawn', standing)] }
      },
      answer(ctx, data, answer) {
        const stood = data['standing'] as PlayerId[]
        const withdrawn = stood.filter((id) => (answer as PlayerId[]).includes(id))
        // Who died while the question waited stands no more.
        const standing = stood.filter((id) => ctx.player(id).alive && !withdrawn.includes(id))
        tellCandidates(ctx, standing, withdrawn)
        open(ctx, stood, standing)
      }
    }
  }
}
