import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Language, PublicView, ShowState } from '../../shared/public'
import { useEventWords } from './event'
import { useNightLine } from './insight'
import { useOutcome } from './outcome'
import type { Naming } from './options'
import { bySeat, playerOf, playersOf } from './people'
import { useRecap } from './recap'
import { cardOf, panelOf, sceneOf, stepOf } from './scene'
import { useShot } from './shot'
import { speakingOf } from './speaker'
import { victoryOf } from './winner'
import { useWords } from './words'

export interface Headline {
  /** What it is about: a vote, a card, somebody who speaks. */
  readonly kind: string
  readonly said: string
}

/**
 * What happens now in one line, for the pictures that have no room for panels.
 *
 * @param naming what players are called in it; left out: as the page's address asks for
 */
export function useHeadline(
  view: () => PublicView,
  show: () => ShowState,
  naming?: Naming
): ComputedRef<Headline> {
  const { t, known, player, role, voteTitle } = useWords(naming)
  const { locale } = useI18n()
  const { titleOf } = useEventWords()
  const outcome = useOutcome(view, naming)
  const shot = useShot(view, naming)
  const recap = useRecap()
  const nightLine = useNightLine()

  /** A few by name, more by number, many as many. */
  function names(ids: readonly string[]): string {
    const people = bySeat(playersOf(view(), ids))
    if (people.length > 12) return t('air.many', { n: people.length })
    return people.map((one) => (people.length > 3 ? one.seat : player(one))).join(t('deaths.and'))
  }

  function dead(): string {
    const [only, ...others] = playersOf(view(), view().deaths ?? [])
    if (only === undefined) return t('moment.nobody.title')
    if (others.length > 0) return t('deaths.many', { players: names(view().deaths ?? []) })
    return only.role === null
      ? t('deaths.one', { player: player(only) })
      : t('deaths.one-role', { player: player(only), role: role(only.role) })
  }

  /** A night, a dawn, a blast and the end fill the stage of the full picture. */
  function moment(): Headline | null {
    const act = sceneOf({ view: view(), show: show() })
    const { winners, deaths, players, seen, selfDestruct, taken } = view()
    if (act === 'winner' && winners !== null) {
      const { camp } = victoryOf(winners)
      return { kind: '', said: t(`winner.${camp}`).replace(/\s*\n\s*/, ' ') }
    }
    if (act === 'opening') return { kind: '', said: t('moment.opening.line', { n: players.length }) }
    if (act === 'self-destruct') {
      const wolf = playerOf(view(), selfDestruct?.player)
      const by = wolf ? player(wolf) : ''
      const target = playerOf(view(), taken?.target)
      const said = target
        ? t('moment.self-destruct.taken', { by, target: player(target) })
        : t('moment.self-destruct.said', { player: by })
      return { kind: t('moment.self-destruct.told'), said }
    }
    if (act === 'dawn')
      return deaths === null
        ? { kind: '', said: t('moment.dawn.line') }
        : { kind: '', said: shot.value ?? dead() }
    if (act !== 'night') return null
    const line = nightLine(view())
    if (line !== null) return { kind: '', said: line }
    if (seen === null) return { kind: '', said: t('moment.night.title') }
    const sights = typeof seen === 'string' ? [seen] : seen
    const told = sights.map((sight) => known(`seen.${sight}`, role(sight))).join(t('moment.night.comma'))
    return { kind: '', said: t('moment.night.seen', { seen: told }) }
  }

  function topOf(top: readonly string[]): string {
    const [only] = playersOf(view(), top)
    if (only === undefined) return t('outcome.nobody')
    return top.length > 1
      ? t('tie.between', { players: names(top) })
      : t('outcome.most', { player: player(only) })
  }

  function accusation(otherwise: string): string {
    const { accused } = view()
    const [only] = playersOf(view(), [accused?.player ?? ''])
    if (only === undefined) return otherwise
    if (!only.alive) return t('accused.alone', { player: player(only) })
    const witnesses = accused?.witnesses ?? null
    return witnesses === null
      ? t('accused.open', { player: player(only) })
      : t('accused.saved', { player: player(only), witnesses: names(witnesses) })
  }

  function table(): Headline {
    const { vote, sequence, question, verdict } = view()
    const kind = t(`step.${stepOf(view(), show())}`, {
      alive: view().players.filter((one) => one.alive).length,
      all: view().players.length
    })
    const form = vote?.form ?? sequence?.form ?? ''
    const title = voteTitle(form)
    const card = cardOf(view())
    switch (panelOf(view(), show())) {
      case 'sequence': {
        const next = playerOf(view(), sequence?.next)
        return { kind: title, said: next ? t('sequence.next', { player: player(next) }) : kind }
      }
      case 'vote-open':
        return { kind, said: title }
      case 'ballots':
        return { kind: title, said: t('vote.coming-in', { n: Object.keys(vote?.ballots ?? {}).length }) }
      case 'run-off':
        return { kind, said: names(vote?.candidates ?? []) }
      case 'candidates':
        return { kind, said: names(view().candidates?.standing ?? []) }
      case 'held':
        return { kind: title, said: t('vote.held') }
      case 'tally':
      case 'tie':
      case 'verdict':
        return {
          kind: verdict === null ? title : kind,
          said: outcome.value ?? topOf(vote?.top ?? [])
        }
      case 'question': {
        const answer = question?.answer ?? null
        return {
          kind: known(`cards.${question?.card ?? ''}.questions.${question?.question ?? ''}`, kind),
          said: t(answer === null ? 'question.waits' : answer ? 'question.yes' : 'question.no')
        }
      }
      case 'accused':
        return { kind, said: accusation(kind) }
      case 'speaker': {
        const [only] = playersOf(view(), [show().speaker ?? ''])
        return { kind: t(`air.speaker.${speakingOf(view(), show())}`), said: only ? player(only) : kind }
      }
      case 'speeches': {
        const first = playerOf(view(), view().speech?.first)
        return { kind: '', said: first ? t('air.speech.first', { player: player(first) }) : kind }
      }
      case 'voters':
        return {
          kind: t(view().phase === 'vote' ? 'air.voters.next' : 'air.voters.now'),
          said: names(view().voters ?? [])
        }
      case 'places':
        return { kind: '', said: `${t('places.church')} · ${t('places.inn')}` }
      case 'card':
        return {
          kind,
          said: card?.card ? titleOf(card.card, card.variant) : t('face-down.title')
        }
      case 'shot':
        return { kind: '', said: shot.value ?? '' }
      case 'deaths':
        return { kind: '', said: dead() }
      case null:
        return { kind: '', said: kind }
    }
  }

  /** A chapter of the story: who died in it, or else what came last. */
  function chapter(): Headline | null {
    const told = recap.value
    if (told === null || told.phase === 'over') return null
    const fell = told.fell.length === 0 ? '' : dead()
    const last = told.lines[locale.value as Language].at(-1) ?? ''
    return { kind: t('recap.chapter', { at: told.at, of: told.of }), said: fell === '' ? last : fell }
  }

  return computed(() => chapter() ?? moment() ?? table())
}
