/** Sentences whose names stand out, without any markup in the catalogues. */

export interface Part {
  readonly text: string
  readonly strong: boolean
}

const OPEN = '\u0002'
const CLOSE = '\u0003'

/** Wraps a word that is to stand out; `parts` finds it again after the translation. */
export function strong(word: string): string {
  return `${OPEN}${word}${CLOSE}`
}

export function parts(sentence: string): Part[] {
  return sentence
    .split(OPEN)
    .flatMap((piece, at) => {
      if (at === 0) return [{ text: piece, strong: false }]
      const [word = '', rest = ''] = piece.split(CLOSE)
      return [
        { text: word, strong: true },
        { text: rest, strong: false }
      ]
    })
    .filter((part) => part.text !== '')
}
