import type { Game } from '../engine'
import type { ModeratorView } from '../shared/game'
import type { Recap, RecapChapter } from '../shared/public'
import { refused, type Result } from '../shared/result'
import type { Session } from './session'

interface Told {
  readonly game: Game
  readonly view: ModeratorView
  readonly chapters: readonly RecapChapter[]
  readonly at: number
}

/**
 * The story of a game that is over, told on air chapter by chapter with every secret. It belongs to the game as it
 * stood when the host began: any change of the game ends it, and so does a new start of the app.
 */
export class RecapTeller {
  #told: Told | null = null
  readonly #onChange: () => void

  /** @param onChange called whenever another chapter is told, or none any more */
  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** What the audience may be told now; null: nothing. */
  get chapter(): Recap | null {
    if (this.#told === null) return null
    const { chapters, at, view } = this.#told
    const chapter = chapters[at - 1]
    if (chapter === undefined) return null
    const dead = deathsIn(view)
    const now = placeOf(chapter)
    return {
      ...chapter,
      at,
      of: chapters.length,
      roles: Object.fromEntries(view.players.map(({ id, role }) => [id, role])),
      dead: dead.filter(({ when }) => when <= now).map(({ id }) => id),
      fell: dead.filter(({ when }) => when === now).map(({ id }) => id)
    }
  }

  /** Begins at the first chapter; refused unless the rules say that the game is over. */
  start({ game, view }: Session, chapters: readonly RecapChapter[]): Result {
    if (game === null || view === null) return refused({ kind: 'no-game' })
    if (view.winners === null) return refused({ kind: 'invalid', message: 'the game is not over' })
    this.#change({ game, view, chapters, at: 1 })
    return { ok: true, value: null }
  }

  /** @param at the chapter to tell, from 1; beyond the ends the last or first is told */
  turn(at: number): void {
    if (this.#told === null) return
    this.#change({ ...this.#told, at: Math.min(Math.max(1, at), this.#told.chapters.length) })
  }

  stop(): void {
    if (this.#told !== null) this.#change(null)
  }

  /** Ends it without a word if the game is no longer the one that it tells of. */
  follow(game: Game | null): void {
    if (this.#told?.game !== game) this.#told = null
  }

  #change(told: Told | null): void {
    this.#told = told
    this.#onChange()
  }
}

/** Who is dead, and when the table learned it: a death of the night belongs to the morning. */
function deathsIn({ players, log }: ModeratorView): { id: string; when: number }[] {
  return players.flatMap(({ id, death }) => {
    if (death === null) return []
    const told = log.findLast(({ what, on }) => what === 'death' && on.includes(id))
    return [{ id, when: placeOf(told ?? death) }]
  })
}

/** Orders nights and days. What is announced at dawn and voted by day belongs to the day. */
function placeOf({ round, phase }: { readonly round: number; readonly phase: string }): number {
  if (phase === 'over') return Infinity
  return round * 2 + (phase === 'night' ? 0 : 1)
}
