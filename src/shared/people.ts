/** Somebody who plays here. */
export interface Person {
  readonly name: string
  readonly age: number | null
  readonly sex: 'female' | 'male' | null
  /** The crowd he plays with; empty: none. */
  readonly group: string
  /** His picture, by the name of its file; null: none. */
  readonly photo: string | null
}

/** What the last game, or its absence, means for a player of the next one (rulebook 7.9, 5.2 F12). */
export type LastMark = 'first-victim' | 'first-voted-out' | 'moderator' | 'newcomer' | 'excluded'
