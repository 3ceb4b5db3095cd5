/** The two cards of mood: by who falls next, the village votes at once again (rulebook 5.3 C4, C5, D53, OR6, OR7). */
import { counts } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { endEffect, lapse, spend } from '../kernel/effects'
import { lastAnnounced } from '../kernel/history'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { CardId, Effect, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

/** What a card of mood waits for: given whether there is a wolf among those who fell together. */
type Stirs = (wolfFell: boolean) => boolean

/**
 * A card of mood.
 *
 * @param section its rulebook section
 * @param stirs whether a batch of deaths brings the second vote
 */
export function mood(id: CardId, section: string, stirs: Stirs): Module {
  const hear = (ctx: Context, effect: Effect, fallen: readonly PlayerId[]) => {
    if (!stirs(fallen.some((player) => counts(ctx, ctx.player(player)) === 'wolf'))) return lapse(ctx, effect)
    ctx.note('second-vote', { on: fallen, result: id, why: { module: id, section, rule: 'moodTrigger' } })
    // One that lies open has had its turn, hit or miss; one that lies face down is read at its vote.
    if (effect.data['faceDown'] === true) ctx.setEffect(effect.id, { kind: 'due' })
    else endEffect(ctx, effect)
    if (ctx.state.clock.phase === 'vote') ctx.follow(RANK.secondVote, step('second-vote', { card: id }))
    else ctx.addEffect({ source: id, kind: 'owed', until: 'dusk' })
  }
  return {
    id,
    card: { moon: 'crescent', until: 'next-draw', waits: true },
    effects: {
      main: {
        executed(ctx, { effect }, _verdict, dead) {
          if (ctx.rules.moodTrigger === 'execution' && dead.length > 0) hear(ctx, effect, dead)
        },
        // Those who fell together are one: the first of them is heard for all (rulebook 10.1).
        died(ctx, { effect }) {
          if (ctx.rules.moodTrigger === 'anyDeath') hear(ctx, effect, lastAnnounced(ctx).players)
        }
      },
      // Who fell before the voting of the day is answered in it, after the first vote (OR7).
      owed: {
        around: (_ctx, _self, entry) =>
          entry.step === 'boundary' && entry.data['boundary'] === 'vote'
            ? { before: [step('second-vote', { card: id })] }
            : undefined
      }
    }
  }
}

/** The second vote: the card is read, and the village votes without a word before it. */
export const secondVote: Module = {
  id: 'second-vote',
  steps: {
    'second-vote': {
      kind: 'run',
      run(ctx, data) {
        const card = data['card'] as CardId
        const due = ctx.state.effects.find((effect) => effect.source === card && effect.kind === 'due')
        if (due) spend(ctx, due, 'openly')
        ctx.tell({ fact: 'second-vote', card })
        ctx.push(step('vote', { round: 1, second: true }))
      }
    }
  }
}
