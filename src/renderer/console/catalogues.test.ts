import { describe, expect, it } from 'vitest'
import enConsole from '../locales/en/console.json'
import enLog from '../locales/en/log.json'
import enPublic from '../locales/en/public.json'
import zhConsole from '../locales/zh/console.json'
import zhLog from '../locales/zh/log.json'
import zhPublic from '../locales/zh/public.json'
import { correctionKinds } from './play/corrections'

type Tree = { readonly [key: string]: string | Tree }

function texts(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') found.set(here, value)
    else for (const [below, text] of texts(value, here)) found.set(below, text)
  }
  return found
}
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
const en = texts({ ...enConsole, ...enLog })
const zh = texts({ ...zhConsole, ...zhLog })

describe('the console’s catalogues', () => {
  it('have the same keys in both languages', () => {
    expect([...zh.keys()].sort()).toEqual([...en.keys()].sort())
  })

  it('name the same things in both languages (P49)', () => {
    for (const [key, text] of en) expect(names(zh.get(key) ?? ''), key).toEqual(names(text))
  })

  it('share no head with one another, which would hide texts', () => {
    for (const [one, other] of [
      [enConsole, enPublic],
      [enConsole, enLog],
      [enLog, enPublic],
      [zhConsole, zhPublic],
      [zhConsole, zhLog],
      [zhLog, zhPublic]
    ] as const)
      for (const head of Object.keys(one)) expect(head in other, head).toBe(false)
  })

  it('have a text for every key that is written out in the console', () => {
    const sources = import.meta.glob<string>('./**/*.{vue,ts}', {
      query: '?raw',
      import: 'default',
      eager: true
    })
    const known = new Set([...en.keys(), ...texts(enPublic).keys()])
    for (const [file, source] of Object.entries(sources).filter(([file]) => !/test/.test(file)))
      for (const [, key] of source.matchAll(/\bt\(\s*'([^']+)'/g))
        expect(known.has(key ?? ''), `${file}: ${key ?? ''}`).toBe(true)
  })

  it('use no sign that the translation library reads as code', () => {
    for (const [key, text] of [...en, ...zh]) expect(/[|@]/.test(text), key).toBe(false)
  })

  it('speak without exclamation marks', () => {
    for (const [key, text] of [...en, ...zh]) expect(/[!！]/.test(text), key).toBe(false)
  })
})

describe('what the engine may ask or say', () => {
  const says = [
    'night-falls',
    'lovers',
    'dawn',
    'deaths',
    'event',
    'discussion',
    'execution',
    'opening',
    'elected',
    'charmed',
    'last-words',
    'dusk',
    'result'
  ]
  const asks = [
    'thief',
    'cupid',
    'guard',
    'seer',
    'werewolves',
    'witch',
    'hunter',
    'hunter.flip',
    'piper',
    'scapegoat',
    'idiot-reveal',
    'sheriff-election',
    'sheriff-election.stand',
    'sheriff-election.withdraw',
    'sheriff-successor',
    'sheriff-tie-break',
    'vote',
    'vote.lot',
    'gone-hunting',
    'great-distrust',
    'influences.first-voter',
    'influences.vote',
    'specter',
    'touch-of-death',
    'event'
  ]

  it('has a title, a short name and a line to read', () => {
    for (const prompt of [...says, ...asks]) {
      expect(en.has(`prompts.${prompt}.title`), prompt).toBe(true)
      expect(en.has(`prompts.${prompt}.script`), prompt).toBe(true)
      expect(en.has(`prompts.${prompt}.short`) || texts(enPublic).has(`roles.${prompt}.name`), prompt).toBe(
        true
      )
    }
  })

  it('has a reason for every ban', () => {
    const bans = [
      'dead',
      'not-alive',
      'oneself',
      'lover',
      'guarded-last-night',
      'absent',
      'no-vote',
      'not-candidate',
      'only-the-lover',
      'pack-cannot',
      'witch-not-the-victim',
      'potion-used',
      'one-potion-a-night',
      'must-choose',
      'must-name-successor',
      'already-charmed',
      'thief-must-take',
      'thief-must-take-special-wolf',
      'thief-must-take-wolf',
      'guard-little-girl',
      'not-on-the-list',
      'role-known',
      'no-such-choice',
      'too-few',
      'too-many',
      'wrong-shape',
      'not-a-wolf',
      'self-save',
      'self-poison',
      'powerless',
      'specter-came',
      'april-fools',
      'card-drawn',
      'card-not-in-force'
    ]
    for (const code of bans) expect(en.has(`bans.${code}`), code).toBe(true)
  })

  it('has a sentence for every error and notice', () => {
    const errors = [
      'no-pending',
      'wrong-prompt',
      'not-a-say-step',
      'game-over',
      'bad-setup',
      'unknown-role',
      'unknown-card',
      'unknown-player',
      'unknown-rule',
      'unknown-rule-value',
      'too-few-players',
      'too-many-players',
      'nothing-to-undo',
      'nothing-to-redo',
      'role-missing',
      'thief-cards-without-thief',
      'thief-needs-two-cards',
      'thief-extra-villagers',
      'too-few-roles',
      'wolves-half-the-table',
      'unusual-size',
      'role-twice',
      'role-mandatory',
      'card-twice'
    ]
    for (const code of errors) expect(en.has(`errors.${code}`), code).toBe(true)
    const notices = [
      'journal-memory',
      'journal-torn',
      'journal-damaged',
      'journal-lost',
      'journal-unreadable',
      'settings-memory',
      'settings-reset',
      'overlay-no-port',
      'overlay-new-port',
      'omniscient-needs-delay',
      'omniscient-no-port',
      'omniscient-new-port',
      'control-no-port',
      'control-new-port',
      'blackout-key-taken',
      'obs-password',
      'obs-add-failed',
      'obs-no-browser',
      'obs-scene-missing',
      'internal-error',
      'page-crashed'
    ]
    for (const code of notices) expect(en.has(`notices.${code}`), code).toBe(true)
  })

  it('has a name for every correction', () => {
    for (const kind of correctionKinds) expect(en.has(`corrections.kinds.${kind.id}`), kind.id).toBe(true)
  })
})
