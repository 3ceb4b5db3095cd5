/** A finished game as a story: who held which card, and what happened, night by night and day by day. */
import type { LogEntry, ModeratorView } from '../../../shared/game'
import type { RecapChapter } from '../../../shared/public'
import type { Story } from '../../../shared/story'
import { logSentence, phaseHead } from '../words/log-lines'
import type { Words } from '../words/words'

/** Words about a view; the view may name its players otherwise. */
type WordsAbout = (view: ModeratorView) => Words

/** The story of a game as the moderator knows it. */
export function storyOf(view: ModeratorView, about: WordsAbout): Story {
  const words = about(view)
  const camps = view.winners?.camps ?? []
  return {
    language: words.language,
    title: words.text('story.title'),
    result:
      camps.length === 0
        ? words.text('over.nobody')
        : words.first([`over.wins.${camps.join('-')}`, 'over.wins.some'], { camps: words.value([...camps]) }),
    rule: view.winners ? words.rule(view.winners.rule) : '',
    castHead: words.text('story.cast'),
    cast: view.players.map((player) => ({
      who: words.person(player.id),
      role: roleOf(player, words),
      fate: player.death
        ? words.text('story.died', {
            when: phaseHead(player.death, words),
            cause: words.cause(player.death.cause)
          })
        : words.text('story.lived')
    })),
    chapters: chaptersOf(view).map(({ round, phase, entries }) => ({
      head: phaseHead({ round, phase }, words),
      lines: entries.map((entry) => sentence(view, entry, about))
    }))
  }
}

/** The card, and the one that was dealt, where it has changed. */
function roleOf(player: ModeratorView['players'][number], words: Words): string {
  const now = words.cardOf(player)
  return player.dealtRole === player.role
    ? now
    : words.text('story.was', { role: now, dealt: words.role(player.dealtRole) })
}

interface Chapter {
  readonly phase: RecapChapter['phase']
  readonly round: number
  readonly entries: LogEntry[]
}

function chaptersOf(view: ModeratorView): Chapter[] {
  const chapters: Chapter[] = []
  for (const entry of view.log) {
    // What is announced at dawn, the event and the vote belong to the day.
    const phase = entry.phase === 'night' || entry.phase === 'over' ? entry.phase : 'day'
    const last = chapters.at(-1)
    if (last?.phase === phase && last.round === entry.round) last.entries.push(entry)
    else chapters.push({ phase, round: entry.round, entries: [entry] })
  }
  return chapters
}

/** What the overlay has room for at once, in rows of its text and in letters of a row. */
const rowsOfScene = 11
const lettersOfRow = 56

/**
 * The story as it is told on air, in both languages. A chapter that is too long for one picture goes on in the next.
 *
 * @param about how to speak of a view in each language
 */
export function recapOf(
  view: ModeratorView,
  about: { readonly [L in keyof RecapChapter['lines']]: WordsAbout }
): RecapChapter[] {
  return chaptersOf(view).flatMap(({ phase, round, entries }) => {
    const told = entries.map((entry) => ({
      en: sentence(view, entry, about.en),
      zh: sentence(view, entry, about.zh)
    }))
    return pagesOf(told).map((page) => ({
      phase,
      round,
      lines: { en: page.map(({ en }) => en), zh: page.map(({ zh }) => zh) }
    }))
  })
}

/** One sentence in both languages. */
type Told = { readonly [L in keyof RecapChapter['lines']]: string }

function pagesOf(told: readonly Told[]): Told[][] {
  const pages: Told[][] = []
  let used = Infinity
  for (const one of told) {
    const rows = Math.max(rowsIn(one.en), rowsIn(one.zh))
    if (used + rows > rowsOfScene) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(one)
    used += rows
  }
  return pages
}

/** A letter of Chinese is as wide as two. */
function rowsIn(text: string): number {
  const wide = text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0
  return Math.ceil((text.length + wide) / lettersOfRow)
}

/** A line of the log that names the cards of those it is about; who acts is named by the card anyway. */
function sentence(view: ModeratorView, entry: LogEntry, about: WordsAbout): string {
  const plain = about(view)
  const players = view.players.map((player) =>
    entry.by.includes(player.id) || !player.known
      ? player
      : {
          ...player,
          name: plain.text('story.with-role', { name: player.name, role: plain.role(player.role) })
        }
  )
  const parts = logSentence(entry, about({ ...view, players }))
  const told = parts.map(({ text }) => text).join('')
  // A wide bracket brings its own space, and what a correction does is a sentence already.
  return plain.text('story.sentence', { sentence: told.replaceAll('） ', '）').replace(/[.。]$/, '') })
}

/** The story as plain text, for a chat or a mail. */
export function storyText({ title, result, rule, castHead, cast, chapters }: Story): string {
  const people = cast.map(({ who, role, fate }) => `${who}: ${role}; ${fate}`)
  const told = chapters.flatMap(({ head, lines }) => ['', head, ...lines])
  return [title, result, ...(rule === '' ? [] : [rule]), '', castHead, ...people, ...told, ''].join('\n')
}
