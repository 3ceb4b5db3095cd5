/** Werewolf: the pack chooses one victim a night (rulebook 4.1, D46, D47, 8 W4). */
import { actorsOf, counts } from '../kernel/ask'
import { finish } from '../kernel/aftermath'
import { propose } from '../kernel/changes'
import { targetField, yesOrNo } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

export const werewolf: Module = {
  id: 'werewolf',
  bansOn: ['attack'],
  role: { camp: 'werewolves', counts: 'wolf', traits: ['pack'], power: {}, mandatory: true, many: true },
  law: {
    // Whoever else hunts for a night does not know the wolves (5.3 C6).
    mayTarget: (ctx, _self, _verb, actor, target) =>
      !ctx.rules.wolfMayHitWolf &&
      counts(ctx, ctx.player(target)) === 'wolf' &&
      (actor === null || counts(ctx, ctx.player(actor)) === 'wolf')
        ? { code: 'pack-cannot', section: '9 D47' }
        : undefined
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
        if (victim === null && ctx.rules.wolvesStarve) ctx.push(step('werewolves.awake'))
        propose(ctx, {
          verb: 'attack',
          by: pack,
          on: nobody ? null : (victim as PlayerId),
          cause: 'werewolves'
        })
      }
    },
    // OR19: choosing nobody is one thing, sleeping through the hunt another.
    'werewolves.awake': {
      kind: 'ask',
      contract: [{ prompt: 'werewolves.awake', actors: 'moderator, after null', answer: 'true or false' }],
      prompt: () => ({
        actors: [],
        shape: 'single',
        fields: [yesOrNo('awake')]
      }),
      answer(ctx, _data, awake) {
        if (awake === false) finish(ctx, { rule: 'wolves-starved', camps: ['village'], by: 'wolvesStarve' })
      }
    }
  },
  verbs: {
    attack(ctx, { on, cause, by }) {
      if (on !== null) ctx.addHarm({ kind: 'attack', on, cause, by })
    }
  }
}
