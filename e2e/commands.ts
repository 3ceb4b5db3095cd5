import { expect, type Page } from '@playwright/test'
import type { Command } from '../src/shared/game'
import { quiet } from './any-answer'
import { call, stateOf } from './bridge'

/** Gives a command without the screen, as the game stands. */
export async function give(console: Page, command: Command): Promise<void> {
  const count = (await stateOf(console)).view?.commandCount ?? 0
  const answer = await call(console, 'command', { count, command })
  expect(answer, JSON.stringify(command)).toEqual({ ok: true, value: null })
}

/** Gives commands without the screen, going on over everything that is only read aloud before each. */
export async function play(console: Page, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    for (;;) {
      const prompt = (await stateOf(console)).view?.prompt
      if (!prompt) throw new Error('the game is over')
      const passes = prompt.say && 'prompt' in command && prompt.prompt !== command.prompt
      await give(console, passes ? { command: 'go-on' } : command)
      if (!passes) break
    }
  }
}

/** Plays on without the screen till a question waits; nobody does anything before it. */
export async function playTo(console: Page, question: string): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    const prompt = (await stateOf(console)).view?.prompt
    if (!prompt) break
    if (prompt.prompt === question) return
    const answer = { command: 'answer', prompt: prompt.prompt, answer: quiet(prompt) } as const
    await give(console, prompt.say ? { command: 'go-on' } : answer)
  }
  throw new Error(`nothing asks ${question}`)
}
