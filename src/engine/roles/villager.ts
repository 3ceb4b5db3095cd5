/** Ordinary Villager: no power; the village wins when every wolf is out (rulebook 4.2, 8 W1). */
import { counts, shares } from '../kernel/ask'
import type { Module } from '../kernel/module'

export const villager: Module = {
  id: 'villager',
  role: { camp: 'village', counts: 'commoner', traits: ['plain'], mandatory: true, many: true },
  law: {
    victory(ctx) {
      const living = ctx.living()
      const won =
        living.every((player) => counts(ctx, player) !== 'wolf') &&
        living.some((player) => shares(ctx, player, ['village']))
      return won ? { rule: 'no-wolves-left', camps: ['village'] } : undefined
    }
  }
}
