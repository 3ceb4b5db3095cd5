import { clipboard } from 'electron'
import { boardRoles, checkSetup, foresee, offer, why } from '../engine'
import type { ConsoleState } from '../shared/console-state'
import { done, refused, type Result } from '../shared/result'
import { settingsSchema } from '../shared/schemas'
import type { Settings } from '../shared/settings'
import type { Balance } from './balance'
import type { BlackoutKey } from './blackout-key'
import type { ControlAccess } from './control-access'
import type { Desk } from './desk'
import { exportGame, importGame } from './game-dialogs'
import type { Handlers } from './ipc'
import type { Notices } from './notices'
import type { Obs } from './obs'
import type { OmniscientAccess } from './omniscient-access'
import type { OverlayAccess } from './overlay-access'
import type { Publisher } from './publisher'
import type { RecapTeller } from './recap'
import type { Session } from './session'
import type { Season } from './season'
import type { Show } from './show'
import { keepPhoto, photosOf, readPhoto } from './photos'
import { readPlayersFile } from './players-file'
import { printStory, saveStory } from './story'
import type { SettingsStore, Stored } from './settings'
import { exportTable } from './table-export'

/** What the calls of the console work on. */
export interface Parts {
  readonly session: Session
  readonly show: Show
  readonly recap: RecapTeller
  readonly publisher: Publisher
  readonly settings: SettingsStore
  readonly notices: Notices
  readonly overlay: OverlayAccess
  readonly omniscient: OmniscientAccess
  readonly control: ControlAccess
  readonly blackoutKey: BlackoutKey
  readonly obs: Obs
  readonly balance: Balance
  readonly season: Season
  readonly desk: Desk
  /** The folder of the players' pictures. */
  readonly photos: string
  /** Called when something changed that no part tells of by itself. */
  readonly onChange: () => void
}

/** Letters: far more than thirty names with all that is known of them. */
const longestPaste = 20_000

/** Everything the console draws, as it is now. */
export function consoleState(parts: Parts): ConsoleState {
  const { session, show, publisher, settings, notices, overlay, omniscient, control, obs, desk } = parts
  const { chapter } = parts.recap
  return {
    balance: parts.balance.report,
    view: session.view,
    draft: session.draft,
    publication: publisher.last,
    waiting: publisher.waiting,
    recap: chapter && { at: chapter.at, of: chapter.of, phase: chapter.phase, round: chapter.round },
    show: show.state,
    settings: shownSettings(settings.all),
    overlay: { ...overlay.address, window: desk.isOverlayOpen, sources: overlay.sources },
    omniscient: omniscient.reach,
    control: { url: control.url },
    obs: obs.reach,
    consoleWindow: desk.consoleWindow,
    coHost: desk.isCoHostOpen,
    notices: notices.list,
    resumed: session.resumed,
    saved: session.saved
  }
}

/** Makes the parts do what the settings say now. */
export function followSettings(parts: Parts): void {
  const { settings, publisher, omniscient, control, blackoutKey, obs, desk } = parts
  desk.protect(settings.all.contentProtection)
  publisher.setDelay(settings.all.publicDelay)
  publisher.setPhotos(settings.all.photosOnAir ? photosOf(settings.all.people) : () => null)
  void omniscient.follow()
  void control.follow()
  blackoutKey.bind(settings.all.blackoutKey)
  obs.follow()
}

/** The settings that the console may know; what else is kept, secrets among it, stays here. */
function shownSettings(stored: Stored): Settings {
  const names = Object.keys(settingsSchema.shape) as (keyof Settings)[]
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as unknown as Settings
}

export function consoleCalls(parts: Parts): Handlers {
  const { session, show, settings, notices, overlay, omniscient, control, obs, balance, desk, onChange } =
    parts
  return {
    state: () => consoleState(parts),
    'new-game': (setup) => {
      balance.cancel()
      return session.newGame(setup)
    },
    command: ({ count, command }) => session.command(count, command),
    undo: ({ count }) => session.undo(count),
    'undo-to': ({ count, at }) => session.undoTo(count, at),
    redo: ({ count }) => session.redo(count),
    check: ({ answer }) => session.check(answer),
    'keep-draft': ({ count, draft }) => session.keepDraft(count, draft),
    offer: () => offer(),
    'check-setup': (setup) => checkSetup(setup),
    'check-balance': ({ setup, shuffle }) => balance.start(setup, shuffle),
    'cancel-balance': () => {
      balance.cancel()
      return done
    },
    'board-roles': ({ board, players }) => boardRoles(board, players),
    foresee: ({ command }) => (session.game === null ? [] : foresee(session.game, command)),
    why: ({ at }) => (session.game === null ? null : why(session.game, at)),
    past: ({ at }) => session.past(at),
    'end-session': () => session.end(),
    'export-game': () => exportGame(desk.console, session),
    season: () => parts.season.tally,
    'reset-season': () => {
      parts.season.reset()
      return done
    },
    'export-table': ({ name, table }) => exportTable(desk.console, name, table),
    'read-players': () => readPlayersFile(desk.console),
    'read-photo': () => readPhoto(desk.console),
    'keep-photo': ({ png }) => keepPhoto(parts.photos, png),
    'copy-story': ({ text }) => copied(text),
    'save-story': ({ story }) => saveStory(desk.console, story),
    'print-story': ({ story }) => printStory(story),
    'start-recap': ({ chapters }) => parts.recap.start(session, chapters),
    'turn-recap': ({ at }) => {
      parts.recap.turn(at)
      return done
    },
    'stop-recap': () => {
      parts.recap.stop()
      return done
    },
    'import-game': () => importGame(desk.console, session),
    'set-settings': (changed) => {
      const before = settings.all.keyColour
      settings.set(changed)
      if (settings.all.keyColour !== before) desk.paint(settings.all.keyColour)
      followSettings(parts)
      onChange()
      return done
    },
    'set-show': (changed) => {
      show.set(changed)
      return done
    },
    'start-timer': ({ name, seconds }) => {
      show.startTimer(name, seconds ?? settings.all.timerPresets[name][0] ?? 60)
      return done
    },
    'pause-timer': () => {
      show.pauseTimer()
      return done
    },
    'resume-timer': () => {
      show.resumeTimer()
      return done
    },
    'extend-timer': ({ seconds }) => {
      show.extendTimer(seconds)
      return done
    },
    'stop-timer': () => {
      show.stopTimer()
      return done
    },
    'set-speaker': ({ player }) => {
      const seated = player === null || session.view?.players.some(({ id }) => id === player)
      if (!seated) return refused({ kind: 'invalid', message: 'nobody of this id has a seat' })
      show.setSpeaker(player)
      return done
    },
    'new-overlay-address': () => {
      overlay.renew()
      return done
    },
    'read-clipboard': async () => (await clipboard.readText()).slice(0, longestPaste),
    'copy-overlay-address': () => copied(overlay.address.url),
    'copy-scene-address': ({ scene, options }) => copied(overlay.addressOf(scene), options),
    'new-omniscient-address': () => {
      omniscient.renew()
      return done
    },
    'copy-omniscient-address': ({ scene, options }) => copied(omniscient.addressOf(scene), options),
    'new-control-address': () => {
      control.renew()
      return done
    },
    'copy-control-address': () => copied(control.url),
    'set-obs-password': ({ password }) => {
      obs.setPassword(password)
      onChange()
      return done
    },
    'add-to-obs': ({ scene }) => obs.add(scene),
    'show-overlay-window': () => {
      desk.showOverlay()
      return done
    },
    'show-co-host': ({ overOverlay }) => ({
      ok: true,
      value: desk.showCoHost(overOverlay) ? 'open' : 'asks'
    }),
    'question-drawn': () => {
      desk.questionDrawn()
      return done
    },
    'bring-console': () => {
      desk.bringConsole()
      return done
    },
    'dismiss-notice': ({ code }) => {
      // This one is true until the disk works again.
      if (code !== 'journal-memory') notices.lower(code)
      return done
    }
  }
}

function copied(address: string | null, options = ''): Result {
  if (address === null) return refused({ kind: 'failed', message: 'there is no address' })
  clipboard.writeText(address + options)
  return done
}
