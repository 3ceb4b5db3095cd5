import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { replaceFile, retrying, timeStamp } from './durable-files'
import {
  type ChainedLine,
  entryLine,
  headerLine,
  type JournalEntry,
  type JournalHeader
} from './journal-lines'

export interface JournalOptions {
  /** Called when the disk fails, and when it works again. */
  readonly onSavedChange?: (saved: boolean) => void
  /** How often a disk that failed is tried again, in milliseconds. */
  readonly retryEvery?: number
}

/**
 * The record of one game on disk: one line a command, each flushed before anybody sees its effect.
 *
 * No failure of the disk reaches the game. While nothing can be written the lines are kept in memory,
 * and the whole file is written again as soon as that works.
 */
export class Journal {
  readonly file: string
  readonly #lines: ChainedLine[]
  readonly #options: JournalOptions
  #handle: FileHandle | null = null
  #length = 0
  #saved = true
  #work: Promise<void> = Promise.resolve()
  #retry: NodeJS.Timeout | undefined

  private constructor(file: string, lines: readonly ChainedLine[], options: JournalOptions) {
    this.file = file
    this.#lines = [...lines]
    this.#options = options
  }

  static async create(
    folder: string,
    header: JournalHeader,
    entries: readonly JournalEntry[] = [],
    options: JournalOptions = {}
  ): Promise<Journal> {
    const name = `${timeStamp()}-${randomBytes(3).toString('hex')}.jsonl`
    const journal = new Journal(join(folder, name), [headerLine(header)], options)
    for (const entry of entries) journal.#chain(entry)
    await journal.#inTurn(() => journal.#rewriteOrKeep())
    return journal
  }

  /** Goes on with a file that was read, and writes it anew where its end was cut. */
  static async adopt(
    file: string,
    lines: readonly ChainedLine[],
    rewrite: boolean,
    options: JournalOptions = {}
  ): Promise<Journal> {
    const journal = new Journal(file, lines, options)
    await journal.#inTurn(() => (rewrite ? journal.#rewriteOrKeep() : journal.#open()))
    return journal
  }

  /** Whether every line so far is on disk. */
  get saved(): boolean {
    return this.#saved
  }

  /** Resolves once the entry is on disk, or kept in memory because the disk refuses. */
  append(entry: JournalEntry): Promise<void> {
    return this.#inTurn(async () => {
      const line = Buffer.from(`${this.#chain(entry).text}\n`)
      if (this.#handle === null) return
      try {
        await writeAt(this.#handle, line, this.#length)
        await this.#handle.datasync()
        this.#length += line.length
        await this.#beInPlace(this.#handle)
      } catch {
        await this.#release()
        await this.#rewriteOrKeep()
      }
    })
  }

  async close(): Promise<void> {
    clearInterval(this.#retry)
    await this.#inTurn(async () => {
      await this.#tryAgain()
      await this.#release()
    })
  }

  #chain(entry: JournalEntry): ChainedLine {
    const line = entryLine(entry, this.#lines.length, this.#lines.at(-1)?.hash ?? '')
    this.#lines.push(line)
    return line
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#work.then(work)
    this.#work = turn.catch(() => undefined)
    return turn
  }

  async #open(): Promise<void> {
    try {
      // Not in append mode: a line that failed half-way is written again from where it began.
      this.#handle = await retrying(() => open(this.file, 'r+'))
      this.#length = Buffer.byteLength(this.#text())
      await this.#beInPlace(this.#handle)
    } catch {
      await this.#release()
      await this.#rewriteOrKeep()
    }
  }

  /**
   * A file that was deleted or moved goes on taking lines that no start would find.
   *
   * @throws Error unless the file in its place is the one that is written, and as long as what was written
   */
  async #beInPlace(handle: FileHandle): Promise<void> {
    const [there, written] = await Promise.all([stat(this.file), handle.stat()])
    if (there.ino !== written.ino || there.size !== this.#length) throw new Error('another file in its place')
  }

  async #rewriteOrKeep(): Promise<void> {
    try {
      await this.#rewrite(5)
    } catch {
      this.#keepInMemory()
    }
  }

  async #rewrite(attempts: number): Promise<void> {
    await mkdir(dirname(this.file), { recursive: true, mode: 0o700 })
    await replaceFile(this.file, this.#text(), attempts)
    this.#handle = await retrying(() => open(this.file, 'r+'), attempts)
    this.#length = Buffer.byteLength(this.#text())
  }

  #keepInMemory(): void {
    if (!this.#saved) return
    this.#saved = false
    this.#options.onSavedChange?.(false)
    this.#retry = setInterval(
      () => void this.#inTurn(() => this.#tryAgain()),
      this.#options.retryEvery ?? 5000
    )
    this.#retry.unref()
  }

  async #tryAgain(): Promise<void> {
    if (this.#saved) return
    try {
      await this.#rewrite(1)
    } catch {
      return
    }
    clearInterval(this.#retry)
    this.#saved = true
    this.#options.onSavedChange?.(true)
  }

  async #release(): Promise<void> {
    const handle = this.#handle
    this.#handle = null
    await handle?.close().catch(() => undefined)
  }

  #text(): string {
    return this.#lines.map((line) => `${line.text}\n`).join('')
  }
}

async function writeAt(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}
