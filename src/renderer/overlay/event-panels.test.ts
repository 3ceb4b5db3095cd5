import { describe, expect, it } from 'vitest'
import type { PublicView, ShowState } from '../../shared/public'
import NightMoment from './NightMoment.vue'
import TableScene from './TableScene.vue'
import { show } from './testing/mount'
import { anOpenVote, aPlayer, aShow, aTally, aView } from './testing/view'
import WinnerScene from './WinnerScene.vue'

function table(more: Partial<PublicView>, state: Partial<ShowState> = {}, language: 'en' | 'zh' = 'en') {
  return show(TableScene, { view: aView(more), show: aShow({ ...state, language }) }, { language })
}

/** Everybody at the table but for some. */
function withPlayers(...changed: readonly ReturnType<typeof aPlayer>[]) {
  return aView().players.map((player) => changed.find(({ id }) => id === player.id) ?? player)
}

const notice = (more: Partial<PublicView>, state: Partial<ShowState> = {}) =>
  table(more, state).find('.bottom').text()

describe('a card that is announced or put down', () => {
  it('§5.5 is called by its variant once that is announced, and so is its badge', () => {
    const card = { card: 'bleak-monday', moon: 'full', variant: true } as const
    const running = [{ card: 'bleak-monday', moon: 'full', until: 'vote', variant: true }] as const
    const read = table({ phase: 'event', card, running })
    expect(read.find('h2').text()).toBe('In Any Case, It Surely Isn’t Him')
    expect(read.find('.type').text()).toBe('Full moon: Bleak Monday')
    expect(read.find('.rule').text()).toContain('left standing')
    expect(table({ phase: 'day', card, running }).find('.chip').text()).toContain('It Surely Isn’t Him')
    // The card of the day is put away before its badge is.
    expect(table({ card: null, running }).find('.chip').text()).toContain('It Surely Isn’t Him')
  })

  it('keeps its own name where the variant is not played', () => {
    const card = { card: 'bleak-monday', moon: 'full', variant: false } as const
    expect(table({ phase: 'event', card }).find('h2').text()).toBe('Bleak Monday')
  })

  it('D42 lies face down without name, picture or words', () => {
    const running = [{ card: null, moon: 'crescent', until: 'next-draw' }] as const
    const read = table({ phase: 'event', running })
    expect(read.find('h2').text()).toBe('Face down')
    expect(read.find('.card').classes()).toContain('crescent')
    expect(read.find('img.art').exists()).toBe(false)
    expect(table({ phase: 'day', running }).find('.card').exists()).toBe(false)
  })

  it('D42 is read by night when its moment comes', () => {
    const card = { card: 'backfire', moon: 'crescent', variant: false } as const
    const night = show(NightMoment, { view: aView({ phase: 'night', card }), show: aShow() })
    expect(night.find('.turned').text()).toContain('Backfire')
    expect(
      show(NightMoment, { view: aView({ phase: 'night' }), show: aShow() })
        .find('.turned')
        .exists()
    ).toBe(false)
  })

  it('stays as a badge through the night', () => {
    const running = [{ card: 'burial', moon: 'dark', until: 'game-end' }] as const
    const night = show(NightMoment, { view: aView({ phase: 'night', running }), show: aShow() })
    expect(night.find('.chip').text()).toBe('Burialrest of the game')
  })

  it.each([
    ['gone-hunting', 'full', 'dawn', 'until dawn'],
    ['woodland-gathering', 'full', 'dusk', 'until sundown'],
    ['flood', 'full', 'vote', 'this day'],
    ['little-rascal', 'crescent', 'dawn', 'until dawn'],
    ['specter', 'crescent', 'next-draw', 'waiting'],
    ['full-moon-rising', 'crescent', 'dawn', 'waiting']
  ] as const)('says of %s how long it stays', (card, moon, until, words) => {
    expect(
      table({ running: [{ card, moon, until }] })
        .find('.chip .lasts')
        .text()
    ).toBe(words)
  })
})

describe('what a card has the table do', () => {
  const asked = { card: 'spiritualism-5', medium: 'p3', question: 3, pointed: ['p6'], answer: null } as const

  it('§5.2 F8 shows the medium’s question, whom it is about, and the answer', () => {
    const waits = table({ phase: 'event', question: asked })
    expect(waits.find('.question').text()).toBe('Is a wolf beside the one I point at?')
    expect(waits.find('.head').text()).toContain('3\u00a0Player 3')
    expect(waits.find('.bottom .house text').text()).toBe('6')
    expect(waits.find('.answer').exists()).toBe(false)
    expect(
      table({ phase: 'event', question: { ...asked, answer: true } })
        .find('.answer')
        .text()
    ).toBe('Yes')
    const no = table({ phase: 'day', question: { ...asked, answer: false } }, {}, 'zh')
    expect(no.find('.answer').text()).toBe('否')
  })

  it('§5.2 F14 follows the accused from the word to the witnesses', () => {
    const accused = (witnesses: readonly string[] | null) => ({ player: 'p3', witnesses })
    const dead = withPlayers(aPlayer(3, { alive: false, role: 'seer' }))
    expect(notice({ phase: 'event', accused: accused(null) })).toContain('3\u00a0Player 3 stands accused')
    expect(notice({ phase: 'event', accused: accused(['p1', 'p2']) })).toContain(
      '1\u00a0Player 1, 2\u00a0Player 2 vouch for 3\u00a0Player 3'
    )
    const dies = notice({ phase: 'event', accused: accused(['p1']), players: dead })
    expect(dies).toContain('Too few vouch for 3\u00a0Player 3, who dies. Role: Seer')
  })

  it('§5.2 F24 shows who is in the church and who in the inn', () => {
    const scene = table({ places: { card: 'flood', church: ['p1', 'p2'], inn: ['p3'] } })
    const places = scene.findAll('.place').map((place) => place.findAll('.house').length)
    expect(places).toEqual([2, 1])
    expect(scene.find('.places').text()).toContain('Church')
  })

  it('§5.2 F20 tells the side of the coin with what it decides', () => {
    const verdict = { players: ['p3'], outcome: 'pardoned' }
    expect(notice({ phase: 'vote', verdict, coin: 'heads' })).toContain('Heads. 3\u00a0Player 3 is spared')
  })

  it('§5.2 F18 tells in which order they speak, then who speaks', () => {
    const speech = { order: ['p4', 'p5', 'p1'], first: 'p4' }
    const order = table({ speech }).findAll('.bottom .house text')
    expect(order.map((seat) => seat.text())).toEqual(['4', '5', '1'])
    expect(notice({ speech })).toContain('4\u00a0Player 4 begins')
    expect(notice({ speech }, { speaker: 'p5' })).toContain('Speaking')
  })

  it('§5.5 shows who still stands, and the chain of those who sat down', () => {
    const sequence = {
      form: 'bleak-monday',
      order: ['p1', 'p2', 'p3', 'p4'],
      next: 'p3',
      given: { p1: 'p3' }
    } as const
    const scene = table({ phase: 'vote', vote: anOpenVote, sequence })
    expect(scene.find('.bottom .title').text()).toBe('Vouching in turn')
    expect(scene.find('.bottom .state').text()).toBe('3\u00a0Player 3 vouches')
    expect(scene.findAll('.turn').map((turn) => turn.findAll('text').map((seat) => seat.text()))).toEqual([
      ['1', '3'],
      ['3']
    ])
    expect(scene.findAll('.houses text').map((seat) => seat.text())).toEqual(['1', '2', '4'])
  })

  it('§5.6 shows the vote open while the Sheriff has voted before all others', () => {
    const sequence = { form: 'first', order: ['p1'], next: null, given: { p1: 'p3' } }
    const scene = table({ phase: 'vote', vote: anOpenVote, sequence })
    expect(scene.find('.bug').text()).toContain('Vote open')
    expect(scene.find('.bottom').text()).toContain('1\u00a0Player 1 votes first, for 3\u00a0Player 3')
  })

  it('§5.3 C4 says that a vote is the second, and by which card', () => {
    const vote = anOpenVote
    const scene = table({ phase: 'vote', vote, secondVote: 'enthusiasm' })
    expect(scene.find('.bug').text()).toContain('Second vote')
    expect(scene.find('.bottom').text()).toContain('Enthusiasm')
  })

  it('§5.4 marks the Executioner', () => {
    const marked = table({ players: withPlayers(aPlayer(2, { executioner: true })) })
    expect(marked.findAll('.seat')[1]?.findAll('.mark')).toHaveLength(1)
  })

  it('D55 tells after the end who sits out the next game', () => {
    const winners = { camps: ['village'], players: ['p1'], rule: 'W1', roles: null }
    const end = show(WinnerScene, { view: aView({ phase: 'over', winners, excluded: ['p1'] }) })
    expect(end.text()).toContain('Not in the next game: 1\u00a0Player 1')
    expect(
      show(WinnerScene, { view: aView({ phase: 'over', winners }) })
        .find('.next')
        .exists()
    ).toBe(false)
  })
})

describe('what a verdict says', () => {
  const tie = { ...aTally, totals: { p2: 3, p3: 3 }, top: ['p2', 'p3'] }
  const executed = (player: string) => ({ players: [player], outcome: 'executed' })

  it('§4.13 the Scapegoat of a tie is not voted out', () => {
    const players = withPlayers(aPlayer(7, { alive: false, role: 'scapegoat' }))
    const said = notice({ phase: 'vote', vote: tie, verdict: executed('p7'), players, deaths: ['p7'] })
    expect(said).toContain('A tie: 7\u00a0Player 7 dies in their place. Role: Scapegoat')
    expect(said).not.toContain('voted out')
  })

  it('§4.13 nor is one who was among the tied himself', () => {
    const players = withPlayers(aPlayer(2, { alive: false, role: 'scapegoat' }))
    expect(notice({ phase: 'vote', vote: tie, verdict: executed('p2'), players, deaths: ['p2'] })).toContain(
      'dies in their place'
    )
  })

  it('D24 one of the tied whom the Sheriff picks is voted out', () => {
    expect(notice({ phase: 'vote', vote: tie, verdict: executed('p2') })).toContain(
      '2\u00a0Player 2 is voted out'
    )
  })

  it('§4.11 the Idiot who shows the card stays', () => {
    const players = withPlayers(aPlayer(2, { role: 'village-idiot', mayVote: false }))
    const verdict = { players: ['p2'], outcome: 'saved' }
    expect(notice({ phase: 'vote', vote: aTally, verdict, players })).toContain(
      '2\u00a0Player 2 is not executed. Role: Village Idiot'
    )
  })

  it('§5.2 F15 nobody points at who is out, §5.5 nobody vouched', () => {
    const verdict = executed('p4')
    const form = (form: string) => ({ ...aTally, form, totals: null, ballots: null, top: ['p4'] })
    expect(notice({ phase: 'vote', vote: form('great-distrust'), verdict })).toContain('No hand points at 4')
    expect(notice({ phase: 'vote', vote: form('bleak-monday'), verdict })).toContain('Nobody vouched for 4')
  })

  it('§5.4 an election of the Executioner ends with one, §4.10 one of the Sheriff may end without', () => {
    const elected = { ...aTally, form: 'executioner' }
    const players = withPlayers(aPlayer(2, { executioner: true }))
    expect(notice({ phase: 'event', vote: elected, players })).toContain('2\u00a0Player 2 is the Executioner')
    expect(notice({ phase: 'day', vote: { ...aTally, form: 'sheriff-election' } })).toContain(
      'Nobody is Sheriff'
    )
  })

  it('§4.13 tells whom the Scapegoat lets vote', () => {
    const voters = ['p1', 'p5']
    const scene = table({ phase: 'vote', voters, verdict: executed('p7') })
    expect(scene.find('.bottom').text()).toContain('On the next day only these vote')
    expect(scene.findAll('.bottom .house')).toHaveLength(2)
    expect(notice({ phase: 'day', voters })).toContain('Today only these vote')
  })
})

describe('the clock and the speaker', () => {
  const timer = { name: 'defence', seconds: 60, endsAt: null, leftMs: 42_000 } as const

  it('stand in the wing of the phase, titled', () => {
    const bug = table({}, { timer }).find('.bug')
    expect(bug.find('.right').text()).toBe('0:42Defence')
    expect(bug.find('.disc.clock').exists()).toBe(true)
  })

  it('show who speaks at the seat and by name', () => {
    const scene = table({}, { speaker: 'p3' })
    expect(
      scene
        .findAll('.seat')
        .map((seat) => seat.classes('speaks'))
        .indexOf(true)
    ).toBe(2)
    expect(scene.find('.bottom').text()).toContain('Player 3')
  })

  it('let the defence of a tie stand before its count', () => {
    const vote = { ...aTally, top: ['p2', 'p3'] }
    expect(notice({ phase: 'vote', vote }, { speaker: 'p2', timer })).toContain('In defence')
    expect(table({ phase: 'vote', vote }, { speaker: 'p2' }).find('.tally').exists()).toBe(true)
  })

  it('never hide a count behind a speech that was timed before it', () => {
    const lastWords = { ...timer, name: 'last-words' } as const
    const counted = { phase: 'vote', vote: aTally } as const
    const verdict = { players: ['p2'], outcome: 'executed' }
    const tallied = (view: Partial<PublicView>, show: Partial<ShowState>) =>
      table(view, show).find('.tally').exists()
    expect(tallied(counted, { speaker: 'p7', timer: lastWords })).toBe(true)
    expect(tallied({ ...counted, verdict }, { speaker: 'p7', timer: lastWords })).toBe(true)
    expect(tallied(counted, { speaker: 'p2', timer })).toBe(true)
    expect(notice({ ...counted, verdict }, { speaker: 'p2', timer: lastWords })).toContain('Last words')
  })

  it('say that a dead one has the last word', () => {
    const players = withPlayers(aPlayer(3, { alive: false }))
    expect(notice({ players, lastWords: ['p3'] }, { speaker: 'p3' })).toContain('Last words')
  })

  it('are seen by night above the moment', () => {
    const night = show(NightMoment, {
      view: aView({ phase: 'night' }),
      show: aShow({ timer, speaker: 'p3' })
    })
    expect(night.find('.top').text()).toContain('0:42')
    expect(night.find('.top').text()).toContain('3\u00a0Player 3')
  })
})

describe('what players are called', () => {
  it('by numbers has no name in the page', () => {
    const scene = show(
      TableScene,
      { view: aView({ phase: 'vote', vote: aTally }), show: aShow({ speaker: 'p2' }) },
      { search: '?names=numbers' }
    )
    expect(scene.html()).not.toContain('Player')
    expect(scene.find('.tally').text()).toContain('Seat\u00a02')
  })

  it('by initials has no whole name in the page', () => {
    const scene = show(
      TableScene,
      { view: aView(), show: aShow({ speaker: 'p2' }) },
      { search: '?names=initials' }
    )
    expect(scene.html()).not.toContain('Player')
    expect(scene.find('.bottom').text()).toContain('P2')
  })
})
