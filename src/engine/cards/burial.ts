/** Burial: the wolves' victims keep their card hidden to the end of the game (rulebook 5.4 D-1, I40). */
import type { Module } from '../kernel/module'

export const burial: Module = {
  id: 'burial',
  card: {
    moon: 'dark',
    until: 'game-end'
  },
  effects: {
    main: { hides: (_ctx, _self, death) => death.cause === 'werewolves' || undefined }
  }
}
