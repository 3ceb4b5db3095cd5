/**
 * Spiritualism: a medium asks the first player the wolves killed one question of the card, and the
 * ghost answers truly (rulebook 5.2 F4–F8, D50, I44). Five cards, one way to play them.
 */
import type { Context } from '../kernel/context'
import { overFact } from '../kernel/effects'
import { playerChoices, yesOrNo } from '../kernel/fields'
import { clockwiseFromLastDead, deathsWithCause, inSeatOrder } from '../kernel/history'
import type { AskStep, Module, PromptDraft } from '../kernel/module'
import type { Data, Json, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import type { Question } from './ghost'

/** The first player the wolves killed; of two in one night the first in seat order. He stays it when he is back (F1). */
function ghosts(ctx: Context): PlayerId[] {
  return deathsWithCause(ctx, 'werewolves')
    .flatMap(({ on }) => on)
    .slice(0, 1)
}

/** The left neighbour of the last dead: the medium, or who chooses him (D50). */
function leftNeighbour(ctx: Context): PlayerId | null {
  return clockwiseFromLastDead(ctx)[0]?.id ?? null
}

function mediumOf(ctx: Context, { medium }: Data): PlayerId | null {
  if (medium === undefined) return leftNeighbour(ctx)
  return ctx.player(medium as PlayerId).alive ? (medium as PlayerId) : null
}

/** What has been asked, of whom, about whom. */
interface Asked {
  readonly medium: PlayerId
  readonly question: number
  readonly pointed: readonly PlayerId[]
}

const asAsked = (data: Data) => data as unknown as Asked
const asData = (asked: Asked) => asked as unknown as Data

function anybodyLiving(ctx: Context) {
  return playerChoices(ctx, (id) => (ctx.player(id).alive ? null : { code: 'not-alive', section: '3.9' }))
}

/**
 * A card of Spiritualism.
 *
 * @param section where its questions stand in the rulebook
 * @param questions the four questions in the card's order
 */
export function spiritualism(id: string, section: string, questions: readonly Question[]): Module {
  const MEDIUM = `${id}.medium`
  const QUESTION = `${id}.question`
  const POINTED = `${id}.pointed`
  const ANSWER = `${id}.answer`
  const shared = (part: string) => ({ script: `spiritualism.${part}`, shape: 'single' as const })
  const why = { module: id, section: `5.2 ${section}` }
  const words = (question: number) => `${QUESTION}.options.${question}`

  function ask(ctx: Context, asked: Asked): void {
    const { medium, question, pointed } = asked
    ctx.note('asked', { by: [medium], on: pointed, result: words(question), why })
    ctx.tell({ fact: 'question', card: id, ...asked, answer: null })
    ctx.push(step(ANSWER, asData(asked)))
  }

  const chooseMedium: AskStep = {
    kind: 'ask',
    contract: [{ prompt: MEDIUM, actors: 'left neighbour of the last dead', answer: 'player' }],
    prompt(ctx): PromptDraft | null {
      const by = leftNeighbour(ctx)
      return {
        ...shared('medium'),
        actors: by === null ? [] : [by],
        fields: [{ key: 'medium', by, kind: 'player', min: 1, max: 1, choices: anybodyLiving(ctx) }]
      }
    },
    answer(ctx, _data, medium) {
      ctx.note('medium', { on: [medium as PlayerId], why: { ...why, rule: 'medium' } })
      ctx.push(step(QUESTION, { medium }))
    }
  }

  const chooseQuestion: AskStep = {
    kind: 'ask',
    contract: [{ prompt: QUESTION, actors: 'medium', answer: '1, 2, 3 or 4' }],
    prompt(ctx, data): PromptDraft | null {
      const medium = mediumOf(ctx, data)
      const choices = questions.map(({ offered }, at) => ({
        value: at + 1,
        ban: (offered?.(ctx) ?? true) ? null : { code: 'not-in-play', section: '10.1' }
      }))
      return medium === null
        ? null
        : {
            actors: [medium],
            shape: 'single',
            fields: [{ key: 'question', by: medium, kind: 'option', min: 1, max: 1, choices }]
          }
    },
    answer(ctx, data, answer) {
      const medium = mediumOf(ctx, data)
      const question = answer as number
      if (medium === null) return
      if (questions[question - 1]?.points) ctx.push(step(POINTED, { medium, question }))
      else ask(ctx, { medium, question, pointed: [] })
    }
  }

  const point: AskStep = {
    kind: 'ask',
    contract: [
      { prompt: POINTED, actors: 'medium, if the question needs it', answer: pointedAnswer(questions) }
    ],
    prompt(ctx, data): PromptDraft | null {
      const { medium, question } = asAsked(data)
      const count = questions[question - 1]?.points ?? 1
      const choices = anybodyLiving(ctx)
      const kind = count > 1 ? 'players' : 'player'
      // At a table that small the ghost has no such question to answer.
      if (!ctx.player(medium).alive || ctx.living().length < count) return null
      return {
        ...shared('pointed'),
        actors: [medium],
        about: { question: words(question) },
        fields: [{ key: 'pointed', by: medium, kind, min: count, max: count, choices }]
      }
    },
    answer(ctx, data, answer) {
      const pointed = Array.isArray(answer) ? (answer as PlayerId[]) : [answer as PlayerId]
      const { medium, question } = asAsked(data)
      ask(ctx, { medium, question, pointed: inSeatOrder(ctx, pointed) })
    }
  }

  const tell: AskStep = {
    kind: 'ask',
    contract: [
      {
        prompt: ANSWER,
        actors: 'ghost through the moderator; the engine proposes',
        answer: 'true or false'
      }
    ],
    prompt(ctx, data): PromptDraft {
      const { medium, question, pointed } = asAsked(data)
      const actors = ghosts(ctx)
      const proposed = questions[question - 1]?.truth?.(ctx, medium, pointed) ?? null
      return {
        ...shared('answer'),
        actors,
        about: { question: words(question), ...(pointed.length > 0 && { pointed }) },
        proposed,
        fields: [yesOrNo('answer', actors[0])]
      }
    },
    answer(ctx, data, answer: Json) {
      ctx.note('answered', { by: ghosts(ctx), result: answer, why })
      ctx.tell({ fact: 'question', card: id, ...asAsked(data), answer: answer === true })
    }
  }

  return {
    id,
    card: {
      moon: 'full',
      until: 'vote',
      needs: (ctx) => ghosts(ctx).length > 0,
      play(ctx) {
        ctx.tell(overFact(ctx, id))
        ctx.push(step(ctx.rules.medium === 'chosen' ? MEDIUM : QUESTION))
      }
    },
    steps: {
      [MEDIUM]: chooseMedium,
      [QUESTION]: chooseQuestion,
      ...(questions.some(({ points }) => points) && { [POINTED]: point }),
      [ANSWER]: tell
    }
  }
}

function pointedAnswer(questions: readonly Question[]): string {
  return questions.some(({ points }) => points === 2) ? '[player, player]' : 'player'
}
