/** Names of what crosses between processes. Plain strings: the preloads import this file and nothing else at run time. */
import type { ConsoleChannel } from './console-calls'

/** What the console may call. A record, so that a call added to ConsoleCalls must be added here. */
export const consoleChannels: { readonly [C in ConsoleChannel]: `howlcast:${C}` } = {
  state: 'howlcast:state',
  'new-game': 'howlcast:new-game',
  command: 'howlcast:command',
  undo: 'howlcast:undo',
  'undo-to': 'howlcast:undo-to',
  redo: 'howlcast:redo',
  check: 'howlcast:check',
  'keep-draft': 'howlcast:keep-draft',
  offer: 'howlcast:offer',
  'check-setup': 'howlcast:check-setup',
  'check-balance': 'howlcast:check-balance',
  'cancel-balance': 'howlcast:cancel-balance',
  'board-roles': 'howlcast:board-roles',
  foresee: 'howlcast:foresee',
  why: 'howlcast:why',
  past: 'howlcast:past',
  'end-session': 'howlcast:end-session',
  'export-game': 'howlcast:export-game',
  season: 'howlcast:season',
  'reset-season': 'howlcast:reset-season',
  'export-table': 'howlcast:export-table',
  'read-players': 'howlcast:read-players',
  'read-photo': 'howlcast:read-photo',
  'keep-photo': 'howlcast:keep-photo',
  'copy-story': 'howlcast:copy-story',
  'save-story': 'howlcast:save-story',
  'print-story': 'howlcast:print-story',
  'start-recap': 'howlcast:start-recap',
  'turn-recap': 'howlcast:turn-recap',
  'stop-recap': 'howlcast:stop-recap',
  'import-game': 'howlcast:import-game',
  'set-settings': 'howlcast:set-settings',
  'set-show': 'howlcast:set-show',
  'start-timer': 'howlcast:start-timer',
  'pause-timer': 'howlcast:pause-timer',
  'resume-timer': 'howlcast:resume-timer',
  'extend-timer': 'howlcast:extend-timer',
  'stop-timer': 'howlcast:stop-timer',
  'set-speaker': 'howlcast:set-speaker',
  'new-overlay-address': 'howlcast:new-overlay-address',
  'read-clipboard': 'howlcast:read-clipboard',
  'copy-overlay-address': 'howlcast:copy-overlay-address',
  'copy-scene-address': 'howlcast:copy-scene-address',
  'new-omniscient-address': 'howlcast:new-omniscient-address',
  'copy-omniscient-address': 'howlcast:copy-omniscient-address',
  'new-control-address': 'howlcast:new-control-address',
  'copy-control-address': 'howlcast:copy-control-address',
  'set-obs-password': 'howlcast:set-obs-password',
  'add-to-obs': 'howlcast:add-to-obs',
  'show-overlay-window': 'howlcast:show-overlay-window',
  'show-co-host': 'howlcast:show-co-host',
  'question-drawn': 'howlcast:question-drawn',
  'bring-console': 'howlcast:bring-console',
  'dismiss-notice': 'howlcast:dismiss-notice'
}

/** Sent to the console with every new state. */
export const stateChannel = 'howlcast:state-changed'

/** Sent to the co-host's window with every new state. */
export const coHostChannel = 'howlcast:co-host-state'

/** Sent to an overlay with every new publication. */
export const publicationChannel = 'howlcast:publication'
