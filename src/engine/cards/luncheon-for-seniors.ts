/** Luncheon for Seniors: the older half are at table, away from talk and vote (rulebook 5.2 F9, D58, D65, I53). */
import { endEffect, lifeOf } from '../kernel/effects'
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'
import { ABSENCE_VERBS, absence, comeBack, sendAway } from '../laws/absence'
import { askHalf, knownHalf } from '../laws/groups'

const ID = 'luncheon-for-seniors'
const OVER = 'luncheon-for-seniors.over'

export const luncheonForSeniors: Module = {
  id: ID,
  bansOn: ABSENCE_VERBS,
  card: {
    moon: 'full',
    until: 'dusk',
    lasts: (ctx) => (ctx.rules.luncheonReturn === 'nextDraw' ? 'next-draw' : 'dusk'),
    play(ctx) {
      const seniors = knownHalf(ctx, 'elder')
      if (seniors) sendAway(ctx, ID, seniors, lifeOf(ctx, ID))
      else ctx.push(step(ID))
    }
  },
  ended: comeBack,
  effects: {
    away: {
      ...absence(false),
      // A dawn without a draw brings them back as well (D58).
      around: (_ctx, { effect }, entry) =>
        effect.until === 'next-draw' && entry.step === 'event-draw'
          ? { after: [step(OVER, { effect: effect.id })] }
          : undefined
    }
  },
  steps: {
    [ID]: askHalf(ID, 'elder', (ctx, seniors) => sendAway(ctx, ID, seniors, lifeOf(ctx, ID))),
    [OVER]: {
      kind: 'run',
      run(ctx, data) {
        const effect = ctx.state.effects.find((one) => one.id === data['effect'])
        if (effect) endEffect(ctx, effect)
      }
    }
  }
}
