import { scenes, type Language, type Scene } from '../../shared/public'

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
const namings = ['names', 'numbers', 'initials'] as const
const motions = ['full', 'reduced', 'none'] as const
const languages: readonly Language[] = ['en', 'zh']

/** Thinner ground, in percent, lets white footage take its text below a contrast of 7 to 1. */
const leastPlate = 75

/** A corner of the picture that is kept free, for a camera or a chat. */
export type Corner = (typeof corners)[number]
/** What a player is called on air. */
export type Naming = (typeof namings)[number]
/** Full: moments play. Reduced: what changes fades. None: every change is a cut. */
export type Motion = (typeof motions)[number]

export interface OverlayOptions {
  /** The part of the picture this page shows. */
  readonly scene: Scene
  /** Solid colour for window capture; null: the page stays transparent. */
  readonly key: string | null
  /** How much of the source the picture takes, up to 1: all of it. */
  readonly scale: number
  readonly keep: Corner | null
  readonly names: Naming
  readonly motion: Motion
  /** How solid the ground of the texts is, in percent; null: as designed. */
  readonly plate: number | null
  /** Null: the language of the show. */
  readonly language: Language | null
}

/**
 * Reads what the page's own address asks for, such as `?scene=side-bar&names=numbers`. What is not known
 * is as if it were not there, so that no address shows an error on air.
 */
export function overlayOptions(search: string): OverlayOptions {
  const query = new URLSearchParams(search)
  const key = query.get('key')
  return {
    scene: oneOf(scenes, query.get('scene')) ?? 'full',
    key: key !== null && /^#?[0-9a-f]{6}$/i.test(key) ? `#${key.replace('#', '')}` : null,
    scale: numberWithin(query.get('scale'), 0.25, 1) ?? 1,
    keep: oneOf(corners, query.get('keep')),
    names: oneOf(namings, query.get('names')) ?? 'names',
    // The word of older addresses.
    motion: query.get('motion') === 'off' ? 'none' : (oneOf(motions, query.get('motion')) ?? 'full'),
    plate: numberWithin(query.get('plate'), leastPlate, 100),
    language: oneOf(languages, query.get('language'))
  }
}

function oneOf<Word extends string>(words: readonly Word[], word: string | null): Word | null {
  return words.find((each) => each === word) ?? null
}

function numberWithin(text: string | null, least: number, most: number): number | null {
  const number = text === null || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : null
}
