import { app } from 'electron'
import { publicView } from '../engine'
import { consoleState, type Parts } from './console-calls'
import type { Desk } from './desk'
import { logFailure } from './log'
import type { Notices } from './notices'
import { OverlayAccess } from './overlay-access'
import { Publisher } from './publisher'
import { Session } from './session'
import type { SettingsStore } from './settings'

export interface HowlcastOptions {
  /** Where the games are kept. */
  readonly games: string
  /** The built pages. */
  readonly pages: string
  readonly notices: Notices
  readonly settings: SettingsStore
  readonly desk: Desk
}

/** Puts the parts together: what changes the game is told to the audience first, then to the console. */
export async function setupParts(options: HowlcastOptions): Promise<Parts> {
  const { games, pages, notices, settings, desk } = options
  let waiting = false
  // Several changes of one moment reach the console as one.
  const onChange = () => {
    if (waiting) return
    waiting = true
    queueMicrotask(() => {
      waiting = false
      desk.tellConsole(consoleState(parts))
    })
  }

  const publisher = new Publisher({
    show: settings.all.show,
    above: settings.all.publicationsReserved,
    reserve: (publicationsReserved) => settings.set({ publicationsReserved }),
    send: (publication) => {
      desk.publish(publication)
      overlay.publish(publication)
    }
  })
  const overlay = new OverlayAccess({
    folder: pages,
    settings,
    notices,
    newest: () => publisher.last,
    onChange
  })
  const publish = (session: Session) => publisher.setView(session.game && publicView(session.game.facts))
  const session = await Session.open({
    folder: games,
    appVersion: app.getVersion(),
    notices,
    onChange: () => {
      publish(session)
      onChange()
    },
    onFailure: (error) => logFailure('session', error)
  })
  const parts: Parts = { session, publisher, settings, notices, overlay, desk, onChange }
  publish(session)
  desk.publish(publisher.last)
  notices.onChange(onChange)
  desk.onOverlay(onChange)
  return parts
}
