/** Where the house lets the Sheriff settle a tie before the Scapegoat dies of it (D23). */
import type { Module } from '../kernel/module'
import { settlesTie } from './sheriff'

export const sheriffFirst: Module = {
  id: 'sheriff-first',
  law: {
    tie: (ctx, _self, tied, ballots, entry) =>
      ctx.rules.tiePrecedence === 'sheriff' ? settlesTie(ctx, tied, ballots, entry) : undefined
  }
}
