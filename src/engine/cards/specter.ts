/** The Specter: the wolves' choice becomes a wolf, and an old wolf dies for it (rulebook 5.3 C1, I59–I61). */
import { powersWith } from '../kernel/ask'
import { inheritCard } from '../kernel/becomes'
import { dropChange, reply } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { spend, turnFaceUp } from '../kernel/effects'
import { playerChoices } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'specter'

function isOfThePack(ctx: Context, player: PlayerId): boolean {
  return powersWith(ctx, 'pack').some(({ holder }) => holder === player)
}

export const specter: Module = {
  id: ID,
  bansOn: ['attack'],
  card: {
    moon: 'crescent',
    until: 'next-draw',
    waits: true,
    section: '5.3 C1'
  },
  effects: {
    main: {
      mayTarget: (ctx, _self, _verb, actor, target) =>
        actor !== null && isOfThePack(ctx, target) && isOfThePack(ctx, actor)
          ? { code: 'pack-cannot', section: '5.3 C1' }
          : undefined,
      onAction(ctx, { effect }, action, answers) {
        if (action.verb !== 'attack' || action.on === null) return undefined
        // Who only hunts for a night (5.3 C6) is no old wolf whose place could be taken.
        if (!action.by.some((hunter) => isOfThePack(ctx, hunter))) return undefined
        const oldWolf = answers[ID] as PlayerId | undefined
        if (oldWolf === undefined)
          return { ask: step(ID, { effect: effect.id, player: action.on, pack: action.by }) }
        inheritCard(ctx, action.on, oldWolf)
        ctx.addHarm({ kind: 'death', on: oldWolf, cause: ID, by: [action.on] })
        ctx.note('converted', {
          by: action.by,
          on: [action.on, oldWolf],
          why: { module: ID, section: '5.3 C1' }
        })
        ctx.addEffect({ source: ID, kind: 'came', until: 'dawn' })
        spend(ctx, effect, 'secretly')
        return []
      }
    },
    // No other victim that night.
    came: {
      mayAct: () => ({ code: 'specter-came', section: '5.3 C1' })
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'the designated player', answer: 'the old wolf who dies' }],
      // One that lies face down is read aloud now: somebody was designated (D42).
      enter: (ctx, data) => turnFaceUp(ctx, data['effect'] as string),
      prompt(ctx, data) {
        const player = data['player'] as PlayerId
        const pack = data['pack'] as PlayerId[]
        if (!ctx.player(player).alive) return null
        const choices = playerChoices(ctx, (id) =>
          !ctx.player(id).alive
            ? { code: 'not-alive', section: '3.9' }
            : pack.includes(id)
              ? null
              : { code: 'not-a-wolf', section: '5.3 C1' }
        )
        return {
          actors: [player],
          shape: 'single',
          fields: [{ key: 'oldWolf', by: player, kind: 'player', min: 1, max: 1, choices }]
        }
      },
      unasked: dropChange,
      answer: (ctx, _data, oldWolf) => reply(ctx, ID, oldWolf)
    }
  }
}
