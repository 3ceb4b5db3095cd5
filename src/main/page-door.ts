import type { OverlaySource } from '../shared/overlay-reach'
import type { Publication, Scene } from '../shared/public'
import { Door, type DoorOptions } from './door'
import { overlayBuild, overlayFiles, type ServedPage } from './overlay-files'
import { type OmniscientEvent, OverlayServer, type PublicEvent } from './overlay-server'
import { shownPhoto } from './photos'
import { sceneAddress } from './scenes'

/** What the doors of all pages are given. */
export interface PageSurroundings extends Pick<DoorOptions<never>, 'settings' | 'notices' | 'onChange'> {
  /** The built pages. */
  readonly folder: string
  /** Where the players' pictures are kept. */
  readonly photos: string
  readonly newest: () => Publication
}

interface PageDoorOptions<Event, S> extends PageSurroundings, Pick<DoorOptions<never>, 'name' | 'place'> {
  readonly page: ServedPage
  readonly scenes: readonly S[]
  /** What a page is told as soon as it listens. */
  readonly greeting: () => readonly Event[]
}

/** The way to a page of the overlay for Browser Sources: who listens there, to which of its scenes. */
export class PageDoor<Event extends PublicEvent | OmniscientEvent, S extends Scene> extends Door<
  OverlayServer<Event>
> {
  readonly #scenes: readonly S[]

  constructor({ folder, photos, newest, page, scenes, greeting, ...door }: PageDoorOptions<Event, S>) {
    const make = async (port: number, token: string) => {
      const files = await overlayFiles(folder, page)
      const version = overlayBuild(files)
      const photo = (asked: string) => shownPhoto(photos, asked, newest())
      const onListeners = door.onChange
      return new OverlayServer<Event>({ port, token, page, files, photo, version, greeting, onListeners })
    }
    super({ ...door, make })
    this.#scenes = scenes
  }

  get listeners(): number {
    return this.server?.listeners.length ?? 0
  }

  /** One entry a scene, whether anybody shows it or not. */
  get sources(): OverlaySource<S>[] {
    return this.#scenes.map((scene) => ({
      scene,
      url: this.addressOf(scene),
      open: (this.server?.listeners ?? [])
        .filter((listener) => listener.scene === scene)
        .map(({ outOfDate, since, size }) => ({ outOfDate, since, size })),
      leftAt: this.server?.leftAt(scene) ?? null
    }))
  }

  /** Null while it is closed. */
  addressOf(scene: S): string | null {
    return this.url === null ? null : sceneAddress(this.url, scene)
  }
}
