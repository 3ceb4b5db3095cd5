let context: AudioContext | null = null

/** Tones in hertz, one after another. */
const sounds = { warning: [660], end: [880, 587] } as const
export type Sound = keyof typeof sounds

/**
 * A short bell from this window's own loudspeaker; no file is loaded. Where the machine has no sound
 * nothing happens.
 *
 * @param volume in percent; at 0 nothing is opened at all
 */
export function ring(sound: Sound, volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const begin = context.currentTime
  sounds[sound].forEach((hertz, at) => bell(context as AudioContext, hertz, begin + at * 0.28, volume / 100))
}

function bell(on: AudioContext, hertz: number, from: number, loudness: number): void {
  const tone = on.createOscillator()
  const gain = on.createGain()
  tone.frequency.value = hertz
  // Loudness is heard by its square; a soft end keeps the loudspeaker from clicking.
  gain.gain.setValueAtTime(0.5 * loudness ** 2, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + 0.5)
  tone.connect(gain).connect(on.destination)
  tone.start(from)
  tone.stop(from + 0.5)
}
