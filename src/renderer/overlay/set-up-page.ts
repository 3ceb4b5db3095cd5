import '../look/tokens.css'
import '../look/parts.css'
import '../look/fonts.css'
import './overlay.css'
import type { OverlayOptions } from './options'

/** Gives a page the look, and what its address asks for of the ground and of movement. */
export function setUpPage({ key, motion, plate }: OverlayOptions): void {
  const { style, dataset } = document.documentElement
  if (key !== null) document.body.style.backgroundColor = key
  if (motion !== 'full') dataset['motion'] = motion === 'none' ? 'off' : 'reduced'
  if (plate !== null) {
    dataset['plate'] = ''
    style.setProperty('--plate-face', `rgba(10, 13, 17, ${plate / 100})`)
  }

  // The two faces of every scene, asked for before the first picture needs them.
  void document.fonts.load('700 68px Grenze')
  void document.fonts.load('600 40px "Archivo Variable"')
}
