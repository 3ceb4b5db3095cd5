import { join } from 'node:path'
import { app } from 'electron'
import { publicView } from '../engine'
import type { Scene } from '../shared/public'
import { Balance } from './balance'
import { BlackoutKey, type GlobalKeys } from './blackout-key'
import { watchClock } from './clock-watch'
import { consoleState, type Parts } from './console-calls'
import { ControlAccess } from './control-access'
import { ControlVerbs } from './control-verbs'
import type { Desk } from './desk'
import { logFailure } from './log'
import type { Notices } from './notices'
import { Obs } from './obs'
import { withOpenBallots } from './open-ballots'
import { OmniscientAccess } from './omniscient-access'
import { OverlayAccess } from './overlay-access'
import { omniscientView } from './omniscient-view'
import { Publisher, type Table } from './publisher'
import { RecapTeller } from './recap'
import { Season } from './season'
import { Session } from './session'
import type { SettingsStore } from './settings'
import { Show } from './show'

export interface HowlcastOptions {
  /** Where the games are kept. */
  readonly games: string
  /** The built pages. */
  readonly pages: string
  /** Where the players' pictures are kept. */
  readonly photos: string
  readonly notices: Notices
  readonly settings: SettingsStore
  readonly desk: Desk
  /** Keys that work in every program. */
  readonly keys: GlobalKeys
}

/** Puts the parts together: what changes the game is told to the audience first, then to the console. */
export async function setupParts(options: HowlcastOptions): Promise<Parts> {
  const { games, pages, photos, notices, settings, desk, keys } = options
  let parts: Parts | null = null
  let waiting = false
  // Several changes of one moment reach the console as one.
  const onChange = () => {
    if (waiting) return
    waiting = true
    queueMicrotask(() => {
      waiting = false
      if (parts !== null) desk.tellConsole(consoleState(parts))
    })
  }

  const publisher = new Publisher({
    show: settings.all.show,
    delay: settings.all.publicDelay,
    above: settings.all.publicationsReserved,
    reserve: (publicationsReserved) => settings.set({ publicationsReserved }),
    send: (publication) => {
      desk.publish(publication)
      overlay.publish(publication)
      omniscient.publish(publication)
      obs.publish(publication)
    },
    sendSecrets: (secrets) => omniscient.publishSecrets(secrets),
    onOut: onChange
  })
  const overlay = new OverlayAccess({
    folder: pages,
    photos,
    settings,
    notices,
    newest: () => publisher.last,
    onChange
  })
  const omniscient = new OmniscientAccess({
    folder: pages,
    photos,
    settings,
    notices,
    newest: () => publisher.last,
    newestSecrets: () => publisher.lastSecrets,
    onChange
  })
  const show = new Show(settings.all.show, (state) => {
    settings.set({ show: state })
    publisher.setShow(state)
    onChange()
  })
  watchClock((by) => {
    publisher.clockJumped(by)
    show.clockJumped(by)
  })
  const blackoutKey = new BlackoutKey(keys, notices, () => show.set({ blackout: true }))
  const addressOf = (scene: Scene) => overlay.addressOf(scene)
  const obs = new Obs({ settings, notices, addressOf, onChange })
  const balance = new Balance({
    worker: join(import.meta.dirname, 'balance-worker.js'),
    onChange,
    onFailure: (error) => logFailure('balance check', error)
  })
  const season = new Season((error) => logFailure('season', error))
  const recap = new RecapTeller(() => {
    if (parts !== null) publish(parts.session)
    onChange()
  })
  const publish = (session: Session) => publisher.setTable(tableOf(session, recap))
  const session = await Session.open({
    folder: games,
    appVersion: app.getVersion(),
    notices,
    onChange: () => {
      // A disk that refuses is told of while the session still opens.
      if (parts === null) return
      if (parts.session.game?.setup !== played) show.clear()
      played = parts.session.game?.setup
      season.follow(parts.session.began, parts.session.view)
      recap.follow(parts.session.game)
      publish(parts.session)
      onChange()
    },
    onDraft: () => {
      if (parts !== null) publish(parts.session)
    },
    onFailure: (error) => logFailure('session', error)
  })
  const presets = () => settings.all.timerPresets
  const verbs = new ControlVerbs({ show, session, presets })
  const control = new ControlAccess({ settings, notices, verbs, onChange })
  // A timer of the game that is taken up goes on.
  let played = session.game?.setup
  parts = {
    session,
    show,
    recap,
    publisher,
    settings,
    notices,
    overlay,
    omniscient,
    control,
    blackoutKey,
    obs,
    balance,
    season,
    desk,
    photos,
    onChange
  }
  if (session.game === null) show.clear()
  publish(session)
  desk.publish(publisher.last)
  notices.onChange(onChange)
  desk.onWindows(onChange)
  return parts
}

function tableOf({ game, view, draft }: Session, recap: RecapTeller): Table {
  return {
    view: game && withOpenBallots(publicView(game.facts), draft),
    recap: recap.chapter,
    secrets: view && omniscientView(view),
    game: game?.setup ?? null,
    moves: game?.log.length ?? 0
  }
}
