import {
  apply,
  asItWas,
  check,
  type Command,
  createGame,
  type Game,
  type GameSetup,
  isRuleError,
  moderatorView,
  redo,
  undo
} from '../engine'
import { type AnswerDraft, fitting } from '../shared/answer-draft'
import type { Ban, Json, ModeratorView } from '../shared/game'
import { done, failed, refused, type Result } from '../shared/result'
import { Journal, type JournalOptions } from './journal'
import type { JournalEntry } from './journal-lines'
import type { Notices } from './notices'
import { recover } from './recovery'

export interface SessionOptions {
  /** Where the journals are. */
  readonly folder: string
  readonly appVersion: string
  readonly notices: Notices
  /** Called after every change, once it is on disk (or the disk has refused it). */
  readonly onChange: () => void
  /** Called when more or less of an answer is entered. */
  readonly onDraft?: () => void
  /** Told of a bug in the engine; the game stands as it was. */
  readonly onFailure?: (error: unknown) => void
  readonly retryEvery?: number
}

/**
 * The live game. Whatever changes it passes here, one at a time and in order:
 * the engine judges, the journal keeps, and only then anybody sees it.
 */
export class Session {
  #game: Game | null = null
  #view: ModeratorView | null = null
  #draft: AnswerDraft | null = null
  #journal: Journal | null = null
  #began: string | null = null
  #resumed = false
  /** True while a change that is decided on is being written: what is entered now is of the table before it. */
  #writing = false
  #turn: Promise<unknown> = Promise.resolve()
  readonly #options: SessionOptions

  private constructor(options: SessionOptions) {
    this.#options = options
  }

  /** Opens the session with the game that was played last, where there is one. */
  static async open(options: SessionOptions): Promise<Session> {
    const session = new Session(options)
    const { game, journal, began, draft, notices } = await recover(options.folder, session.#journalOptions())
    for (const notice of notices) options.notices.raise(notice)
    session.#show(game)
    session.#draft = draft && fitting(session.#view?.prompt ?? null, draft)
    session.#journal = journal
    session.#began = began
    session.#resumed = game !== null
    return session
  }

  get game(): Game | null {
    return this.#game
  }

  get view(): ModeratorView | null {
    return this.#view
  }

  /** The answer that is being entered; null: none is. */
  get draft(): AnswerDraft | null {
    return this.#draft
  }

  /** When the game began: no two games share it. */
  get began(): string | null {
    return this.#game === null ? null : this.#began
  }

  /** True until the first change to a game that a start has taken up again. */
  get resumed(): boolean {
    return this.#resumed
  }

  get saved(): boolean {
    return this.#journal?.saved ?? true
  }

  newGame(setup: GameSetup): Promise<Result> {
    return this.#inTurn(async () => {
      const game = createGame(setup)
      return isRuleError(game) ? refused({ kind: 'rule', error: game }) : this.#begin(game)
    })
  }

  /** Takes over a game that has been played elsewhere, commands and all. */
  adopt(game: Game): Promise<Result> {
    return this.#inTurn(() => this.#begin(game))
  }

  command(count: number, command: Command): Promise<Result> {
    return this.#change(count, { kind: 'command', command }, (game) => {
      const applied = apply(game, command)
      return isRuleError(applied) ? applied : applied.game
    })
  }

  undo(count: number): Promise<Result> {
    return this.#change(count, { kind: 'undo' }, (game) => undo(game))
  }

  /** Takes back, as one act, all that was done since so many commands stood; redo does it again one by one. */
  undoTo(count: number, at: number): Promise<Result> {
    return this.#change(count, { kind: 'undo', at }, (game) => undo(game, at))
  }

  redo(count: number): Promise<Result> {
    return this.#change(count, { kind: 'redo' }, redo)
  }

  /** The game as it was when so many commands had been given. Nothing changes by it. */
  past(at: number): Result<ModeratorView> {
    if (this.#game === null) return refused({ kind: 'no-game' })
    const game = asItWas(this.#game, at)
    return game === null ? refused({ kind: 'no-moment' }) : { ok: true, value: moderatorView(game) }
  }

  check(answer: Json): { [field: string]: Ban } {
    return this.#game === null ? {} : check(this.#game, answer)
  }

  /** Keeps an answer as far as it is entered, on disk too, so that no crash loses it. It is no command. */
  keepDraft(count: number, entered: AnswerDraft): Result {
    if (this.#view === null) return refused({ kind: 'no-game' })
    if (this.#writing || count !== this.#view.commandCount) return refused({ kind: 'stale' })
    const draft = fitting(this.#view.prompt, entered)
    if (JSON.stringify(draft) === JSON.stringify(this.#draft)) return done
    this.#draft = draft
    void this.#journal?.append({ kind: 'draft', draft })
    this.#options.onDraft?.()
    return done
  }

  /** Closes the game for good: it is not taken up again, but its file stays. */
  end(): Promise<Result> {
    return this.#inTurn(async () => {
      if (this.#game === null) return refused({ kind: 'no-game' })
      await this.#closeJournal({ kind: 'end' })
      this.#show(null)
      this.#resumed = false
      this.#options.onChange()
      return done
    })
  }

  /** Lets go of the file without closing the game. */
  async close(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#journal?.close()
      return done
    })
  }

  #change(
    count: number,
    entry: JournalEntry,
    change: (game: Game) => ReturnType<typeof undo>
  ): Promise<Result> {
    return this.#inTurn(async () => {
      if (this.#game === null || this.#view === null) return refused({ kind: 'no-game' })
      if (count !== this.#view.commandCount) return refused({ kind: 'stale' })
      const next = change(this.#game)
      if (isRuleError(next)) return refused({ kind: 'rule', error: next })
      const view = moderatorView(next)
      const draft = this.#draft && isBeside(entry) ? fitting(view.prompt, this.#draft) : null
      this.#writing = true
      await this.#journal?.append(entry)
      if (draft !== null) await this.#journal?.append({ kind: 'draft', draft })
      this.#show(next, view)
      this.#draft = draft
      this.#resumed = false
      this.#options.onChange()
      return done
    })
  }

  async #begin(game: Game): Promise<Result> {
    const view = moderatorView(game)
    const header = { app: this.#options.appVersion, began: new Date().toISOString(), setup: game.setup }
    const played = game.log.map((command): JournalEntry => ({ kind: 'command', command }))
    await this.#closeJournal({ kind: 'end' })
    this.#began = header.began
    this.#journal = await Journal.create(this.#options.folder, header, played, this.#journalOptions())
    this.#show(game, view)
    this.#resumed = false
    this.#options.onChange()
    return done
  }

  #show(game: Game | null, view = game === null ? null : moderatorView(game)): void {
    this.#game = game
    this.#view = view
    this.#draft = null
    this.#writing = false
  }

  async #closeJournal(last: JournalEntry): Promise<void> {
    const journal = this.#journal
    this.#journal = null
    await journal?.append(last)
    await journal?.close()
    this.#options.notices.lower('journal-memory')
  }

  #inTurn(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(work).catch((error: unknown) => {
      this.#options.onFailure?.(error)
      return failed(error)
    })
    this.#turn = turn
    return turn
  }

  #journalOptions(): JournalOptions {
    const { notices, onChange, retryEvery } = this.#options
    return {
      ...(retryEvery === undefined ? {} : { retryEvery }),
      onSavedChange: (saved) => {
        if (saved) notices.lower('journal-memory')
        else notices.raise({ code: 'journal-memory', level: 'danger', params: {} })
        onChange()
      }
    }
  }
}

/** Whether something was done beside the question that waits, such as a correction: what is entered stands. */
function isBeside(entry: JournalEntry): boolean {
  return entry.kind === 'command' && entry.command.command !== 'answer' && entry.command.command !== 'go-on'
}
