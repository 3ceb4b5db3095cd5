/** Hybrid: wins with whom he supports, unless love makes him the third party, for which he kills (rulebook 6.1, 6.3). */
import { actorsOf, camp, powersWith, roleData, shares } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { playerChoices, targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Ban } from '../kernel/prompts'
import type { Json, Player, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { couple } from '../laws/lovers'

const ID = 'hybrid'
const SECTION = '6.3'

/** Whom a player named; the goal belongs to the card, so also one without his power has it (OR8). */
function namedBy(ctx: Context, { id }: Player): Player | null {
  for (const { role, holder, data } of ctx.state.powers)
    if (role === ID && holder === id && typeof data['supports'] === 'string')
      return ctx.player(data['supports'])
  return null
}

/** Whom a player supports; nobody, where Hybrids made by corrections stand by each other in a ring. */
function supportedBy(ctx: Context, player: Player): Player | null {
  const named = namedBy(ctx, player)
  if (!named) return null
  const line = [player.id]
  for (let next: Player | null = named; next; next = namedBy(ctx, next)) {
    if (line.includes(next.id)) return null
    line.push(next.id)
  }
  return named
}

/** The power of a living Hybrid who supports nobody yet. */
function undecided(ctx: Context) {
  return powersWith(ctx, 'support').find(
    ({ power, holder }) => power.data['supports'] === null && ctx.player(holder).alive
  )
}

function banOnSupport(ctx: Context, by: PlayerId, id: PlayerId): Ban | null {
  if (by === id) return { code: 'oneself', section: SECTION }
  return ctx.player(id).alive ? null : { code: 'not-alive', section: SECTION }
}

/** He supports somebody for the whole game; who names nobody, the first other in seat order (6.3). */
function support(ctx: Context, named: Json): void {
  const by = undecided(ctx)
  if (!by) return
  const first = ctx.state.players.find(({ id }) => banOnSupport(ctx, by.holder, id) === null)
  const on = named === null ? first?.id : (named as PlayerId)
  if (on === undefined) return
  ctx.setPower(by.power.id, { data: { supports: on } })
  ctx.note('support', { by: [by.holder], on: [on], why: { module: ID, section: SECTION } })
}

/** Who kills beside the wolves: a Hybrid in love with one who does not hunt with them (6.3, I95). */
function killers(ctx: Context): PlayerId[] {
  const lovers: readonly PlayerId[] = couple(ctx) ?? []
  const hunts = (id: PlayerId) => roleData(ctx, ctx.player(id).role).traits.includes('pack')
  return actorsOf(ctx, 'support', 'attack').filter((id) => lovers.includes(id) && !lovers.some(hunts))
}

export const hybrid: Module = {
  id: ID,
  bansOn: ['attack'],
  role: { camp: 'third-party', counts: 'other', traits: ['support'], power: { supports: null } },
  power: {
    mayTarget: (_ctx, { holder }, _verb, actor, target) =>
      actor === holder && target === holder ? { code: 'oneself', section: SECTION } : undefined,
    // Whoever got the card later chooses in his first night with it.
    around: (ctx, { power, holder }, entry) =>
      entry.step === 'slots' &&
      ctx.state.clock.round > 1 &&
      power.data['supports'] === null &&
      ctx.player(holder).alive
        ? { before: [step(ID)] }
        : undefined
  },
  law: {
    camp(ctx, _self, player) {
      const supported = supportedBy(ctx, player)
      return supported ? camp(ctx, supported) : undefined
    },
    // Also when he is dead: it is the other's camp at the end that counts (I96).
    shares(ctx, _self, player, camps) {
      const supported = supportedBy(ctx, player)
      return supported ? shares(ctx, supported, camps) : undefined
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'Hybrid', answer: 'player or null (null = first other seat)' }],
      slot: true,
      prompt(ctx) {
        const by = undecided(ctx)?.holder
        if (by === undefined) return null
        const choices = playerChoices(ctx, (id) => banOnSupport(ctx, by, id))
        return {
          actors: [by],
          shape: 'single',
          fields: [{ key: 'supports', by, kind: 'player', min: 0, max: 1, choices }]
        }
      },
      answer: (ctx, _data, named) => support(ctx, named),
      skipped: (ctx) => support(ctx, null)
    },
    'hybrid.kill': {
      kind: 'ask',
      contract: [{ prompt: 'hybrid.kill', actors: 'Hybrid', answer: 'player or null' }],
      slot: true,
      prompt(ctx) {
        const actors = killers(ctx)
        return { actors, shape: 'single', fields: [targetField(ctx, 'victim', 'attack', actors, 0)] }
      },
      // No hunt of the wolves: what a card makes of theirs does not touch it; shield and antidote do.
      answer(ctx, _data, victim) {
        const by = killers(ctx)
        const on = victim === null ? [] : [victim as PlayerId]
        ctx.note('hybrid-kill', { by, on, why: { module: ID, section: SECTION } })
        for (const one of on) ctx.addHarm({ kind: 'attack', on: one, cause: ID, by })
      }
    }
  }
}
