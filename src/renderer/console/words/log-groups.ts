import type { LogLine } from './log-lines'

export interface LogGroup {
  readonly head: LogLine
  readonly lines: readonly LogLine[]
}

/** The log turned round: the newest phase first, and in it the newest line first. */
export function newestFirst(lines: readonly LogLine[]): LogGroup[] {
  const groups: { head: LogLine; lines: LogLine[] }[] = []
  for (const line of lines) {
    if (line.head) groups.unshift({ head: line, lines: [] })
    else groups[0]?.lines.unshift(line)
  }
  return groups
}
