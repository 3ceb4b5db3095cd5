import type { Language } from '../../shared/public'

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']

/** A count of nights as it is said: figures in English, 十二 in Chinese. */
export function spelled(count: number, language: Language): string {
  if (language === 'en' || count > 99) return String(count)
  const tens = Math.floor(count / 10)
  const ones = count % 10
  if (tens === 0) return digits[ones] ?? ''
  return `${tens > 1 ? digits[tens] : ''}十${ones > 0 ? digits[ones] : ''}`
}

/** Votes with their half, where a rule gives one. */
export function votes(total: number): string {
  const whole = Math.floor(total)
  if (whole === total) return String(total)
  return `${whole === 0 ? '' : whole}½`
}

/** Whether a text needs the Chinese sizes. */
export function isHan(text: string): boolean {
  return /[\u3400-\u9fff\uf900-\ufaff\u3040-\u30ff\uac00-\ud7af]/.test(text)
}

/** How wide a text runs, in letters: a Chinese character is as wide as two. */
export function widthInLetters(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isHan(letter) ? 2 : 1), 0)
}

/** A text cut at its end where it runs wider than so many letters. */
export function shortened(text: string, letters: number): string {
  if (widthInLetters(text) <= letters) return text
  let kept = ''
  for (const letter of text) {
    if (widthInLetters(kept + letter) >= letters) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}

/** A name without the name: the first letter of its first and its last word, one character of a Chinese one. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
