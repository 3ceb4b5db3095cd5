/** Little Girl: peeks while the wolves are awake, and dies if they see her (rulebook 4.9, D17, D18). */
import { mayAct, someMayTarget } from '../kernel/ask'
import { reply } from '../kernel/changes'
import { yesOrNo } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'little-girl'

export const littleGirl: Module = {
  id: ID,
  bansOn: ['protect'],
  role: { camp: 'village', counts: 'god', traits: ['peek'], power: {} },
  power: {
    mayTarget: (ctx, { holder }, _verb, _actor, target) =>
      target === holder && ctx.rules.guardLittleGirl === 'forbidden'
        ? { code: 'guard-little-girl', section: '9 D18' }
        : undefined,
    onAction(ctx, { holder }, action, answers) {
      if (
        action.verb !== 'attack' ||
        action.on === holder ||
        !ctx.player(holder).alive ||
        mayAct(ctx, 'peek', holder) ||
        // Whom they could not eat they do not catch either: she is not where they are.
        someMayTarget(ctx, 'attack', action.by, holder)
      ) {
        return undefined
      }
      const caught = answers[ID]
      if (caught === undefined) return { ask: step(ID, { player: holder }) }
      if (caught !== true) return undefined
      ctx.note('caught', { by: action.by, on: [holder], why: { module: ID, section: '4.9' } })
      return { ...action, on: holder }
    },
    onAttack: (_ctx, { holder }, attack) => (attack.on === holder ? { ...attack, piercing: true } : undefined)
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'holder of peek', answer: 'true (caught and killed) or false' }],
      prompt: (_ctx, data) => ({
        actors: [data['player'] as PlayerId],
        shape: 'single',
        fields: [yesOrNo('caught')]
      }),
      answer: (ctx, _data, caught) => reply(ctx, ID, caught)
    }
  }
}
