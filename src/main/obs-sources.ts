import type { Scene } from '../shared/public'
import type { ObsLink } from './obs-link'
import type { ObsLog } from './obs-log'

const browserSource = 'browser_source'

/** The overlay's Browser Sources in OBS. */
export class ObsSources {
  readonly #link: ObsLink
  readonly #log: ObsLog

  constructor(link: ObsLink, log: ObsLog) {
    this.#link = link
    this.#log = log
  }

  /** @throws Error as ObsLink.call does */
  async canBeAdded(): Promise<boolean> {
    const { inputKinds } = await this.#link.call('GetInputKindList')
    return inputKinds.includes(browserSource)
  }

  /**
   * Puts one page of the overlay into the scene that is on air. One that OBS has already gets the address anew.
   *
   * @throws Error as ObsLink.call does
   */
  async add(scene: Scene, address: string): Promise<void> {
    const source = scene === 'full' ? 'Howlcast' : `Howlcast ${scene}`
    const { currentProgramSceneName: sceneName } = await this.#link.call('GetSceneList')
    const inputSettings = {
      url: address,
      width: 1920,
      height: 1080,
      shutdown: false,
      restart_when_active: false,
      // The page needs nothing of OBS.
      webpage_control_level: 0
    }
    if ((await this.#names()).includes(source)) {
      await this.#link.call('SetInputSettings', { inputName: source, inputSettings, overlay: true })
      const isThere = await this.#link.call('GetSceneItemId', { sceneName, sourceName: source }).then(
        () => true,
        () => false
      )
      if (!isThere) await this.#link.call('CreateSceneItem', { sceneName, sourceName: source })
      this.#log.add('source-updated', { source, scene: sceneName })
    } else {
      const inputKind = browserSource
      await this.#link.call('CreateInput', { sceneName, inputName: source, inputKind, inputSettings })
      this.#log.add('source-added', { source, scene: sceneName })
    }
  }

  /**
   * Loads every source again that shows the overlay. An OBS that was started before the app shows an error page
   * there, and does not try again by itself.
   *
   * @param overlay the overlay's own address
   * @throws Error as ObsLink.call does
   */
  async refresh(overlay: string): Promise<void> {
    const { host, pathname } = new URL(overlay)
    const isOurs = (url: unknown) =>
      typeof url === 'string' &&
      [host, host.replace('127.0.0.1', 'localhost')].some((own) =>
        url.startsWith(`http://${own}${pathname.replace(/overlay\/$/, '')}`)
      )
    for (const source of await this.#names()) {
      const { inputSettings } = await this.#link.call('GetInputSettings', { inputName: source })
      if (!isOurs(inputSettings.url)) continue
      await this.#link.call('PressInputPropertiesButton', {
        inputName: source,
        propertyName: 'refreshnocache'
      })
      this.#log.add('source-refreshed', { source })
    }
  }

  async #names(): Promise<readonly string[]> {
    const { inputs } = await this.#link.call('GetInputList', { inputKind: browserSource })
    return inputs.map(({ inputName }) => String(inputName))
  }
}
