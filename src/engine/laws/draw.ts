/** Nobody wins when nobody lives (rulebook 8 W24). */
import type { Module } from '../kernel/module'

export const draw: Module = {
  id: 'draw',
  law: {
    victory: (ctx) => (ctx.living().length === 0 ? { rule: 'nobody-lives', camps: [] } : undefined)
  }
}
