import { expect, it } from 'vitest'
import { callSchemas } from '../shared/schemas'
import type { Story } from '../shared/story'
import { storyPage } from './story-page'

const story: Story = {
  language: 'en',
  title: 'The whole story',
  result: 'The village wins',
  rule: 'No wolf lives',
  castHead: 'The table',
  cast: [
    { who: '1 <b>Ann</b> & "Bob"', role: 'Seer', fate: 'alive at the end' },
    { who: '2 月下', role: 'Werewolf', fate: 'Vote, day 1: voted out' }
  ],
  chapters: [
    { head: 'Night 1', lines: ['Seer 1 looks at 2.', 'The wolves choose 3.'] },
    { head: 'Day 1', lines: ['2 is voted out.'] }
  ]
}

it('tells everything in its order, each text escaped', () => {
  const page = storyPage(story)
  expect(page).toContain('<td>1 &lt;b&gt;Ann&lt;/b&gt; &amp; &quot;Bob&quot;</td>')
  expect(page).not.toContain('<b>')
  const order = [
    'The village wins',
    'No wolf lives',
    '月下',
    'Night 1',
    'looks at 2.',
    'Day 1',
    'is voted out.'
  ]
  const places = order.map((text) => page.indexOf(text))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
})

it('is a page of its own, in its language, made for paper, with no script and nothing loaded', () => {
  const page = storyPage({ ...story, language: 'zh' })
  expect(page).toMatch(/^<!doctype html>\n<html lang="zh-Hans">/)
  expect(page).toContain("default-src 'none'")
  expect(page).toContain('@media print')
  expect(page).not.toMatch(/<script|src=|href=|@import|url\(/)
})

it('leaves out the rule where none decided it', () => {
  expect(storyPage({ ...story, rule: '' })).not.toContain('<p></p>')
})

it('lets only a story through the gate', () => {
  expect(callSchemas['save-story'].safeParse({ story }).success).toBe(true)
  expect(callSchemas['print-story'].safeParse({ story: { ...story, script: 'x' } }).success).toBe(false)
  expect(
    callSchemas['save-story'].safeParse({ story: { ...story, cast: Array(61).fill(story.cast[0]) } }).success
  ).toBe(false)
})
