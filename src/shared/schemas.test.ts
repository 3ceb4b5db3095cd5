import { expect, it } from 'vitest'
import { consoleChannels } from './channels'
import { callSchemas } from './schemas'

it('has a schema for every call', () => {
  expect(Object.keys(callSchemas).sort()).toEqual(Object.keys(consoleChannels).sort())
})

it.each([
  [
    'command',
    { count: 3, command: { command: 'answer', prompt: 'witch', answer: { heal: null, poison: 'bob' } } }
  ],
  ['command', { count: 0, command: { command: 'go-on' } }],
  ['undo', { count: 12 }],
  ['check', { answer: { ballots: {} } }],
  ['set-show', { blackout: true, board: 'hidden' }],
  ['start-timer', { name: 'last-words', seconds: 90 }],
  ['start-timer', { name: 'speech', seconds: null }],
  ['extend-timer', { seconds: -15 }],
  ['set-speaker', { player: 'bob' }],
  ['set-speaker', { player: null }],
  ['set-settings', { roster: [{ name: '小红', age: null, sex: null }] }],
  ['state', null]
] as const)('%s takes %j', (channel, input) => {
  expect(callSchemas[channel].safeParse(input).success).toBe(true)
})

it.each([
  ['command', { count: -1, command: { command: 'go-on' } }],
  ['command', { count: 1.5, command: { command: 'go-on' } }],
  ['command', { command: { command: 'go-on' } }],
  ['command', { count: 1, command: { command: 'go-on', extra: 1 } }],
  ['command', { count: 1, command: { command: 'answer', prompt: 'seer' } }],
  ['command', { count: 1, command: { command: 'answer', prompt: 'seer', answer: () => 'bob' } }],
  ['command', { count: 1, command: { command: 'answer', prompt: 'seer', answer: Number.NaN } }],
  ['undo', null],
  ['set-show', { view: {} }],
  ['set-show', { timer: null }],
  ['start-timer', { name: 'lunch', seconds: 60 }],
  ['start-timer', { name: 'speech', seconds: 0 }],
  ['start-timer', { name: 'speech', seconds: 7201 }],
  ['set-settings', { timerPresets: { speech: [60] } }],
  ['set-settings', { timerVolume: 101 }],
  ['copy-scene-address', { scene: 'timer', options: '&names=numbers#https://elsewhere.example' }],
  ['set-settings', { keyColour: 'red; background: url(x)' }],
  ['new-game', { ruleset: 'new-moon', players: [] }],
  ['state', { anything: true }],
  ['end-session', 'please']
] as const)('%s refuses %j', (channel, input) => {
  expect(callSchemas[channel].safeParse(input).success).toBe(false)
})
