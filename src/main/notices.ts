import type { Notice } from '../shared/notice'

/** What the host should know now: one notice a code, newest last. */
export class Notices {
  #standing: readonly Notice[] = []
  #tell: () => void = () => undefined

  onChange(listener: () => void): void {
    this.#tell = listener
  }

  get list(): readonly Notice[] {
    return this.#standing
  }

  raise(notice: Notice): void {
    this.#standing = [...this.#standing.filter(({ code }) => code !== notice.code), notice]
    this.#tell()
  }

  /** Ends a notice because its cause has gone, or because the host has read it. */
  lower(code: string): void {
    const left = this.#standing.filter((notice) => notice.code !== code)
    if (left.length === this.#standing.length) return
    this.#standing = left
    this.#tell()
  }
}
