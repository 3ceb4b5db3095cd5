/** Full Moon Rising: for one night the wolves look, and Seer, Witch and Hunter hunt (rulebook 5.3 C6, I65–I67). */
import { actorsOf, mayAct, roleData, sees } from '../kernel/ask'
import { propose } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { comeIntoForce, turnFaceUp } from '../kernel/effects'
import { targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId, Trait } from '../kernel/state'
import { step } from '../kernel/steps'
import { isTheHunt } from '../laws/hunt'

const ID = 'full-moon-rising'
const READ = 'full-moon-rising.read'
const CHECK = 'full-moon-rising.check'
const VICTIM = 'full-moon-rising.victim'

/** What the cards of those who hunt this night are good for. */
const HUNTERS: readonly Trait[] = ['sight', 'potions', 'shot']

function isOneOfThem(ctx: Context, player: PlayerId): boolean {
  return roleData(ctx, ctx.player(player).role).traits.some((trait) => HUNTERS.includes(trait))
}

/** Those who hunt this night: by their cards, whatever has become of their powers. */
function hunters(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .map(({ id }) => id)
    .filter((id) => isOneOfThem(ctx, id) && !mayAct(ctx, 'attack', id))
}

/** The wolves who have not looked yet. */
function toLook(ctx: Context, asked: readonly PlayerId[]): PlayerId[] {
  return actorsOf(ctx, 'pack', 'look').filter((id) => !asked.includes(id))
}

export const fullMoonRising: Module = {
  id: ID,
  bansOn: ['check', 'heal', 'poison'],
  card: {
    moon: 'crescent',
    until: 'dawn',
    waits: true,
    // The night it waits for comes before any other card.
    play: (ctx) => void comeIntoForce(ctx, ID, { until: 'dawn' })
  },
  effects: {
    main: {
      mayAct: (ctx, _self, _verb, actor) =>
        ctx.state.clock.phase === 'night' && isOneOfThem(ctx, actor)
          ? { code: 'hunts-tonight', section: '5.3 C6' }
          : undefined,
      around: (_ctx, { effect }, entry) =>
        entry.step === 'slots' && effect.data['faceDown'] === true
          ? { before: [step(READ, { effect: effect.id })] }
          : undefined,
      instead: (ctx, _self, entry) =>
        isTheHunt(ctx, entry) ? [step(CHECK, { asked: [] }), step(VICTIM)] : undefined
    }
  },
  steps: {
    // One that lies face down is read when its night falls (D42).
    [READ]: {
      kind: 'say',
      enter: (ctx, data) => turnFaceUp(ctx, data['effect'] as string)
    },
    [CHECK]: {
      kind: 'ask',
      contract: [
        {
          prompt: CHECK,
          actors: 'each wolf in turn',
          answer: 'player or null; or { "ballots": { wolf: player } } for all that remain'
        }
      ],
      verb: 'look',
      slot: true,
      prompt(ctx, data) {
        const sequence = toLook(ctx, data['asked'] as PlayerId[])
        const [next] = sequence
        if (next === undefined) return null
        return {
          actors: [next],
          shape: 'single',
          sequence,
          fields: [targetField(ctx, 'target', 'look', [next], 0)]
        }
      },
      answer(ctx, data, target) {
        const asked = data['asked'] as PlayerId[]
        const [wolf] = toLook(ctx, asked)
        if (wolf === undefined) return
        const after = [...asked, wolf]
        if (toLook(ctx, after).length > 0) ctx.push(step(CHECK, { asked: after }))
        if (target !== null) propose(ctx, { verb: 'look', by: [wolf], on: target as PlayerId, cause: ID })
        else ctx.note('look', { by: [wolf], why: { module: ID, section: '5.3 C6' } })
      }
    },
    [VICTIM]: {
      kind: 'ask',
      contract: [{ prompt: VICTIM, actors: 'Seer, Witch and Hunter', answer: 'player or null' }],
      verb: 'attack',
      slot: true,
      prompt(ctx) {
        const actors = hunters(ctx)
        const field = targetField(ctx, 'victim', 'attack', actors, ctx.rules.wolfMayAbstain ? 0 : 1)
        return { actors, shape: 'single', fields: [{ ...field, by: null }] }
      },
      answer(ctx, _data, victim) {
        const by = hunters(ctx)
        const on = victim as PlayerId | null
        ctx.note('hunt', { by, on: on === null ? [] : [on], why: { module: ID, section: '5.3 C6' } })
        // Who falls to them counts as killed by wolves (5.3 ruling).
        propose(ctx, { verb: 'attack', by, on, cause: 'werewolves' })
      }
    }
  },
  verbs: {
    look(ctx, { by, on }) {
      const [wolf] = by
      if (wolf === undefined || on === null) return
      ctx.note('look', {
        by,
        on: [on],
        result: sees(ctx, wolf, ctx.player(on)),
        why: { module: ID, section: '5.3 C6' }
      })
    }
  }
}
