/** What holds for everybody: the dead neither act nor are named (rulebook 3.9). */
import type { Module } from '../kernel/module'
import type { Verb } from '../kernel/steps'

/** Verbs that nobody does to himself. */
const NEVER_ONESELF: ReadonlySet<Verb> = new Set<Verb>(['vote', 'trust', 'check', 'look', 'shoot'])

export const base: Module = {
  id: 'base',
  law: {
    mayAct: (ctx, _self, _verb, actor) =>
      ctx.player(actor).alive ? undefined : { code: 'dead', section: '3.9' },
    mayTarget(ctx, _self, verb, actor, target) {
      if (!ctx.player(target).alive) return { code: 'not-alive', section: '3.9' }
      return actor === target && NEVER_ONESELF.has(verb) ? { code: 'oneself', section: '3.7' } : undefined
    }
  }
}
