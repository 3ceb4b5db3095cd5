import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'
import type { Publication, PublicPlayer } from '../../shared/public'
import { useInsight } from './insight'

type Photos = Readonly<Ref<Publication['photos']>>

export const photosKey: InjectionKey<Photos> = Symbol('photos')

export function providePhotos(photos: Photos): void {
  provide(photosKey, photos)
}

/** The address of what is seen in a player's window: what this page knows of him, else his photo; null: a lamp. */
export function useFace(): (player: PublicPlayer) => string | null {
  const insightOf = useInsight()
  const photos = inject(photosKey, () => ref(undefined), true)
  return (player) => {
    const photo = photos.value?.[player.id]
    // Beside the folder of the page, in the app's window as over loopback.
    return insightOf(player).face ?? (photo === undefined ? null : `../photos/${photo}`)
  }
}
