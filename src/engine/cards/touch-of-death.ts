/** Touch of Death: no wolf touches the victim, nobody is the victim (rulebook 5.4 D-2, I63). */
import { reply } from '../kernel/changes'
import { yesOrNo } from '../kernel/fields'
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'

const ID = 'touch-of-death'

export const touchOfDeath: Module = {
  id: ID,
  card: {
    moon: 'dark',
    until: 'game-end'
  },
  effects: {
    main: {
      onAction(ctx, _self, action, answers) {
        if (action.verb !== 'attack' || action.on === null) return undefined
        const touched = answers[ID]
        if (touched === undefined) return { ask: step(ID, { target: action.on }) }
        if (touched === true) return undefined
        ctx.note('not-touched', { by: action.by, on: [action.on], why: { module: ID, section: '5.4 D-2' } })
        return []
      }
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'moderator', answer: 'true or false' }],
      prompt: (_ctx, data) => ({
        actors: [],
        shape: 'single',
        about: { target: data['target'] ?? null },
        fields: [yesOrNo('touched')]
      }),
      answer: (ctx, _data, touched) => reply(ctx, ID, touched)
    }
  }
}
