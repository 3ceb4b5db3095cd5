/** The verdict is announced and carried out (rulebook 3.9, 10.1). */
import { kill } from '../deaths'
import { lastAnnounced } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'

export const execution: Module = {
  id: 'execution',
  steps: {
    execution: {
      kind: 'say',
      enter(ctx, data) {
        const on = data['on'] as PlayerId[]
        const condemned = data['condemned'] as PlayerId[]
        const cause = data['cause'] as string
        const outcome =
          on.length > 0
            ? 'executed'
            : condemned.length > 0
              ? (data['spared'] as 'pardoned' | 'saved')
              : 'nobody'
        ctx.tell({ fact: 'verdict', players: on.length > 0 ? on : condemned, outcome })
        ctx.note('verdict', { on: condemned, result: outcome, why: { module: 'vote', section: '3.9' } })
        const dead =
          on.length > 0
            ? kill(
                ctx,
                on.map((player) => ({ player, cause })),
                'vote',
                'day'
              )
            : []
        ctx.each('executed', [{ change: 'verdict', on, cause }, dead], () => false)
      },
      about: (ctx, data) => {
        const on = data['on'] as PlayerId[]
        const roles = on.length > 0 ? lastAnnounced(ctx).roles : []
        return { players: on, roles, condemned: data['condemned'] ?? [] }
      }
    }
  }
}
