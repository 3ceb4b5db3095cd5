import { clockText } from '../../look/clock-text'

const longest = 7200
const most = 8

/** Lengths in seconds as a host writes them: `3:00, 5:00`. */
export function presetText(presets: readonly number[]): string {
  return presets.map((seconds) => clockText(seconds * 1000)).join(', ')
}

/** Reads `3:00, 90, 10:00`, in minutes and seconds or in seconds; null where one of them is no length. */
export function readPresets(text: string): number[] | null {
  const lengths = text
    .split(/[,，、;；\s]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, minutes = '0', seconds = ''] = /^(?:(\d{1,3})[:：])?(\d{1,4})$/.exec(part) ?? []
      return seconds === '' ? NaN : Number(minutes) * 60 + Number(seconds)
    })
  const legal = lengths.every((seconds) => seconds >= 1 && seconds <= longest)
  return lengths.length >= 1 && lengths.length <= most && legal ? lengths : null
}
