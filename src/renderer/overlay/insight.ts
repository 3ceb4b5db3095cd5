import { inject, provide, type InjectionKey } from 'vue'
import type { PublicPlayer, PublicView } from '../../shared/public'
import type { MarkName } from '../look/marks'

export type SideMark = 'village' | 'wolves' | 'alone'

/** What a page says of a player beyond what the table knows. The public page says nothing more. */
export interface Insight {
  /** Whether the lamp burns in his house; null: as for everybody. */
  readonly lit: boolean | null
  /** Beside his role: the shape of his side. */
  readonly side: SideMark | null
  /** The address of a picture in his window. */
  readonly face: string | null
  readonly marks: readonly MarkName[]
}

const nothing: Insight = { lit: null, side: null, face: null, marks: [] }

export const insightKey: InjectionKey<(player: PublicPlayer) => Insight> = Symbol('insight')

export function provideInsight(insight: (player: PublicPlayer) => Insight): void {
  provide(insightKey, insight)
}

/** What this page says of a player. */
export function useInsight(): (player: PublicPlayer) => Insight {
  return inject(insightKey, () => () => nothing, true)
}

const nightLineKey: InjectionKey<(view: PublicView) => string | null> = Symbol('night line')

export function provideNightLine(nightLine: (view: PublicView) => string | null): void {
  provide(nightLineKey, nightLine)
}

/** What this page says of the night in one line; null: what everybody knows of it. */
export function useNightLine(): (view: PublicView) => string | null {
  return inject(nightLineKey, () => () => null, true)
}
