import { describe, expect, it } from 'vitest'
import en from './en/public.json'
import zh from './zh/public.json'

type Texts = { readonly [key: string]: string | Texts }

const roles =
  'werewolf villager seer witch hunter cupid thief little-girl guard elder village-idiot scapegoat piper hybrid white-wolf-king sheriff'
const cards =
  'miracle bleak-monday not-me-nor-wolf spiritualism-1 spiritualism-2 spiritualism-3 spiritualism-4 spiritualism-5 luncheon-for-seniors end-of-the-harvest gone-hunting pact-with-the-devil april-fools punishment great-distrust nightmare saint-philippe good-manners radiant-sunday heads-or-tails woodland-gathering saturday-evening-ball eclipse flood specter little-rascal backfire enthusiasm dissatisfaction full-moon-rising influences burial touch-of-death somnambulism double-agent executioner'

/** Every text with its place: `cards.burial.title`. */
function textsOf(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value, `${path}${key}.`)
  )
}

const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

describe('the public words', () => {
  const english = new Map(textsOf(en))
  const chinese = new Map(textsOf(zh))

  it('have the same keys in both languages', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('have the same parameters in both languages', () => {
    for (const [key, text] of english)
      expect([key, parameters(chinese.get(key) ?? '')]).toEqual([key, parameters(text)])
  })

  it('are there for every role and every card', () => {
    expect(Object.keys(en.roles)).toEqual(roles.split(' '))
    expect(Object.keys(en.cards)).toEqual(cards.split(' '))
  })

  it('never shout', () => {
    for (const text of [...english.values(), ...chinese.values()]) expect(text).not.toMatch(/[!！]/)
  })

  it('keep each rule to four lines of its card', () => {
    for (const [key, text] of english)
      if (key.endsWith('.rule')) expect([key, text.length <= 100]).toEqual([key, true])
    for (const [key, text] of chinese)
      if (key.endsWith('.rule')) expect([key, text.length <= 44]).toEqual([key, true])
  })
})
