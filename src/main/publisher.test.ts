import { expect, it, vi } from 'vitest'
import { publicView } from '../engine/kernel/public-view'
import type { Publication } from '../shared/public'
import { Publisher } from './publisher'

const show = { language: 'en', holdTotals: false, blackout: false } as const
const empty = publicView([])
const night = publicView([{ fact: 'phase', phase: 'night', round: 1 }])
const dawn = publicView([{ fact: 'phase', phase: 'dawn', round: 1 }])

function start(above = 0) {
  const sent: Publication[] = []
  const reserve = vi.fn<(upTo: number) => void>()
  const publisher = new Publisher({ show, above, reserve, send: (publication) => sent.push(publication) })
  return { publisher, sent, reserve }
}

it('numbers a publication only where something changed, going back included', () => {
  const { publisher, sent } = start()
  expect(publisher.last).toEqual({ publication: 1, view: null, show })
  publisher.setView(night)
  publisher.setView(structuredClone(night))
  publisher.setView(dawn)
  publisher.setView(night)
  publisher.setShow({ ...show })
  publisher.setShow({ ...show, language: 'zh' })
  expect(sent.map(({ publication }) => publication)).toEqual([2, 3, 4, 5])
  expect(sent[1]?.view).toEqual(dawn)
  expect(sent[2]?.view).toEqual(night)
})

it('begins above every number that an earlier start may have used', () => {
  const first = start()
  expect(first.reserve.mock.calls).toEqual([[1000]])
  for (let turn = 0; turn < 600; turn++) {
    first.publisher.setView(night)
    first.publisher.setView(dawn)
  }
  expect(first.publisher.last.publication).toBe(1201)
  expect(first.reserve.mock.calls).toEqual([[1000], [2000]])
  expect(start(2000).publisher.last.publication).toBe(2001)
})

it('sends nothing of the game during a blackout', () => {
  const { publisher, sent } = start()
  publisher.setView(night)
  publisher.setShow({ ...show, blackout: true })
  expect(sent.at(-1)?.view).toBeNull()
  publisher.setView(dawn)
  expect(sent.at(-1)?.view).toBeNull()
  publisher.setShow(show)
  expect(sent.at(-1)).toMatchObject({ view: dawn, show })
})

it('keeps the result of a closed vote back while totals are held', () => {
  const vote = {
    form: 'open',
    round: 1,
    open: false,
    candidates: ['ann', 'bob'],
    ballots: { ann: 'bob' },
    totals: { bob: 1 },
    top: ['bob']
  }
  const { publisher, sent } = start()
  publisher.setShow({ ...show, holdTotals: true })
  publisher.setView({ ...empty, vote })
  expect(sent.at(-1)?.view?.vote).toEqual({ ...vote, ballots: null, totals: null, top: [] })
  publisher.setShow(show)
  expect(sent.at(-1)?.view?.vote).toEqual(vote)
})
