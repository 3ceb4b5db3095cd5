/** Double Agent: the first who died names a friend of the wolves, who wins with them (rulebook 5.4 D-4, D62, I79, I80). */
import { counts } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { playerChoices } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Player, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'double-agent'
const ALLY = 'ally'

/** The first who died and is dead; null: there is nobody yet, and the card waits. */
function firstDead(ctx: Context): Player | null {
  const dead = ctx.state.history.filter(({ what }) => what === 'death').map(({ on }) => on[0])
  const first = dead.find((id) => id !== undefined && !ctx.player(id).alive)
  return first === undefined ? null : ctx.player(first)
}

function wolves(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .filter((player) => counts(ctx, player) === 'wolf')
    .map(({ id }) => id)
}

export const doubleAgent: Module = {
  id: ID,
  card: { moon: 'dark', until: 'game-end' },
  effects: {
    main: {
      around: (ctx, { effect }, entry) =>
        entry.step === 'slots' && effect.data['chosen'] !== true && firstDead(ctx) !== null
          ? { before: [step(ID, { effect: effect.id })] }
          : undefined
    },
    [ALLY]: {
      // Dead or alive, and beside what his own card lets him win (8 W20, I80).
      shares: (_ctx, { effect }, player, camps) =>
        effect.on.includes(player.id) && camps.includes('werewolves') ? true : undefined
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'first dead', answer: 'player' }],
      prompt(ctx) {
        const first = firstDead(ctx)
        if (!first) return null
        return {
          actors: [first.id],
          shape: 'single',
          fields: [
            {
              key: ALLY,
              by: first.id,
              kind: 'player',
              min: 1,
              max: 1,
              choices: playerChoices(ctx, (id) =>
                !ctx.player(id).alive
                  ? { code: 'not-alive', section: '3.9' }
                  : counts(ctx, ctx.player(id)) === 'wolf'
                    ? { code: 'already-a-wolf', section: '5.4 D-4' }
                    : null
              )
            }
          ]
        }
      },
      answer(ctx, data, answer) {
        const ally = answer as PlayerId
        const card = ctx.state.effects.find((effect) => effect.id === data['effect'])
        if (card) ctx.setEffect(card.id, { data: { ...card.data, chosen: true } })
        ctx.addEffect({
          source: ID,
          kind: ALLY,
          on: [ally],
          until: 'game-end',
          // Who becomes a wolf himself is no ally any more (OR27).
          data: { unless: 'wolf' }
        })
        const first = firstDead(ctx)
        ctx.note(ALLY, { by: first ? [first.id] : [], on: [ally], why: { module: ID, section: '5.4 D-4' } })
        ctx.push(step('double-agent.told', { ally }))
      }
    },
    // He is shown the wolves; they do not learn of him.
    'double-agent.told': {
      kind: 'say',
      about: (ctx, data) => ({ player: data['ally'] ?? null, wolves: wolves(ctx) })
    }
  }
}
