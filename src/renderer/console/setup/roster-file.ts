/** Reads a file of players whole or not at all: what is wrong with it is said by row. */
import { LONGEST_NAME, MOST_SEATS, shorten } from './parse-roster'
import { readPlayers, type ReadPlayer } from './read-players'

export interface FileProblem {
  readonly code: 'no-players' | 'no-name' | 'bad-age' | 'bad-sex' | 'twice' | 'long' | 'no-room'
  readonly params: { readonly [name: string]: string | number }
}

/**
 * The players of a file.
 *
 * @param seated names at the table already: who sits there takes no other seat
 * @returns no players wherever there is a problem
 */
export function readRosterFile(
  text: string,
  seated: readonly string[]
): { readonly players: readonly ReadPlayer[]; readonly problems: readonly FileProblem[] } {
  const read = readPlayers(text)
  const problems: FileProblem[] = [...read.problems]
  const named = new Set<string>()
  for (const { name, row } of read.players) {
    if (shorten(name) !== name) {
      problems.push({ code: 'long', params: { row, value: name, most: LONGEST_NAME } })
    } else if (named.has(name.toLowerCase())) problems.push({ code: 'twice', params: { row, value: name } })
    named.add(name.toLowerCase())
  }
  const room = MOST_SEATS - seated.length
  const more = named.size - seated.filter((name) => named.has(name.toLowerCase())).length
  if (read.players.length === 0) problems.push({ code: 'no-players', params: {} })
  else if (more > room) problems.push({ code: 'no-room', params: { count: more, room } })
  return { players: problems.length === 0 ? read.players : [], problems }
}
