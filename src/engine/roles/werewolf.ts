/** Werewolf: the pack chooses one victim a night (rulebook 4.1, D46, D47, 8 W4). */
import { actorsOf, counts } from '../kernel/ask'
import { propose } from '../kernel/changes'
import { targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'

export const werewolf: Module = {
  id: 'werewolf',
  role: { camp: 'werewolves', counts: 'wolf', traits: ['pack'], power: {}, mandatory: true, many: true },
  law: {
    mayTarget: (ctx, _self, verb, _actor, target) =>
      verb === 'attack' && !ctx.rules.wolfMayHitWolf && counts(ctx, ctx.player(target)) === 'wolf'
        ? { code: 'pack-cannot', section: '9 D47' }
        : undefined,
    victory(ctx) {
      const living = ctx.living()
      const won = living.length > 0 && living.every((player) => counts(ctx, player) === 'wolf')
      return won ? { rule: 'all-others-dead', camps: ['werewolves'] } : undefined
    }
  },
  steps: {
    werewolves: {
      kind: 'ask',
      contract: [
        {
          prompt: 'werewolves',
          actors: 'awake pack',
          answer: 'player, null (nobody) or "split" (no agreement)'
        }
      ],
      verb: 'attack',
      slot: true,
      prompt(ctx) {
        const pack = actorsOf(ctx, 'pack', 'attack')
        const field = targetField(ctx, 'victim', 'attack', pack, ctx.rules.wolfMayAbstain ? 0 : 1)
        const split =
          pack.length > 1 && field.choices.some((choice) => !choice.ban) && ctx.rules.wolfSplit === 'noKill'
        const choices = split ? [...field.choices, { value: 'split', ban: null }] : field.choices
        return { actors: pack, shape: 'single', fields: [{ ...field, by: null, choices }] }
      },
      answer(ctx, _data, victim) {
        const pack = actorsOf(ctx, 'pack', 'attack')
        const nobody = victim === null || victim === 'split'
        ctx.note('wolves', {
          by: pack,
          on: nobody ? [] : [victim as PlayerId],
          result: nobody ? victim : null,
          why: { module: 'werewolf', section: '4.1' }
        })
        if (!nobody) propose(ctx, { verb: 'attack', by: pack, on: victim as PlayerId, cause: 'werewolves' })
      }
    }
  },
  verbs: {
    attack: (ctx, action) =>
      ctx.addHarm({ kind: 'attack', on: action.on, cause: action.cause, by: action.by })
  }
}
