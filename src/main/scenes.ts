import type { OmniscientScene } from '../shared/overlay-reach'
import { type Scene, scenes } from '../shared/public'

/** The pages that are also made with every secret. */
export const omniscientScenes: readonly OmniscientScene[] = ['full', 'side-bar']

/** The page that a listener shows; one that does not say shows the whole picture. */
export function sceneNamed(name: string | null): Scene {
  return scenes.find((scene) => scene === name) ?? 'full'
}

/** The address of one page. */
export function sceneAddress(overlay: string, scene: Scene): string {
  return `${overlay}?scene=${scene}`
}
