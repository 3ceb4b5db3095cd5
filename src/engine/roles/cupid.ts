/** Cupid: on the first night makes two players Lovers, himself allowed (rulebook 4.7, D12–D14). */
import { expectAftermath } from '../kernel/aftermath'
import { actorsOf, camp, mayTarget, powersWith, roleData } from '../kernel/ask'
import { becomes } from '../kernel/becomes'
import type { Context } from '../kernel/context'
import { playerChoices } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Camp, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { couple, coupleCamp } from '../laws/lovers'
import { thirdPartyCouple } from '../laws/third-party'

const ID = 'cupid'

/** Commoners dealt against wolves dealt: equal counts as more (D12, D14). */
function commonersPrevail(ctx: Context): boolean {
  const dealt = (kind: string) =>
    Object.entries(ctx.dealt).reduce(
      (sum, [role, count]) => sum + (ctx.index.roles.get(role)?.counts === kind && role !== ID ? count : 0),
      0
    )
  return dealt('commoner') >= dealt('wolf')
}

/** Whether his fate is his couple's (D12). */
function followsCouple(ctx: Context): boolean {
  const { cupidCamp } = ctx.rules
  return cupidCamp === 'couple' || (cupidCamp === 'byBoard' && commonersPrevail(ctx))
}

/** The goal of a couple that he makes his own, whatever his card is (D12, D14, 6.2 rule 5). */
function goalOfCouple(ctx: Context): Camp | null {
  const { cupidCamp } = ctx.rules
  const joins = cupidCamp === 'online' || cupidCamp === 'thirdIfMixed' || followsCouple(ctx)
  if (joins && thirdPartyCouple(ctx).length > 0) return 'third-party'
  return cupidCamp === 'thirdIfMixed' && coupleCamp(ctx) === 'lovers' ? 'lovers' : null
}

/** The camp in which one of the couple he linked has died. */
function campOfTheDead(ctx: Context): Camp | undefined {
  const couple = ctx.state.history.findLast(({ what, on }) => what === 'link' && on.length > 0)?.on ?? []
  const dead = couple.map((id) => ctx.player(id)).find((player) => !player.alive)
  return dead && camp(ctx, dead)
}

function campOfCupid(ctx: Context): Camp | undefined {
  if (ctx.rules.cupidCamp === 'ownNoShare') return 'third-party'
  const goal = goalOfCouple(ctx)
  if (goal) return goal
  return followsCouple(ctx) ? (coupleCamp(ctx) ?? campOfTheDead(ctx)) : undefined
}

function link(ctx: Context, by: readonly PlayerId[], one: PlayerId, other: PlayerId): void {
  ctx.tie('lovers', one, other)
  ctx.tie('lovers', other, one)
  ctx.note('link', { by, on: [one, other], why: { module: ID, section: '4.7' } })
}

function decline(ctx: Context): void {
  const power = powersWith(ctx, 'link')[0]?.power
  if (power) ctx.setPower(power.id, { data: { declined: true } })
}

/** Whether the lot made a couple at the last dawn, of whom nobody has told each other yet. */
function wasLinkedByLot(ctx: Context): boolean {
  const { clock, history } = ctx.state
  return (
    couple(ctx) !== null &&
    history.some(
      ({ what, round, by, on }) =>
        what === 'link' && round === clock.round - 1 && by.length === 0 && on.length > 0
    )
  )
}

/** Whether both whom he made Lovers are wolves: then he turns into one himself (6.2 rule 4). */
function turns(ctx: Context, player: PlayerId): boolean {
  const isWolf = (id: PlayerId) => roleData(ctx, ctx.player(id).role).camp === 'werewolves'
  return ctx.player(player).alive && couple(ctx)?.every(isWolf) === true
}

export const cupid: Module = {
  id: ID,
  role: { camp: 'village', counts: 'commoner', traits: ['link'], power: { declined: false } },
  law: {
    // Whom the lot linked know each other once the next night has closed all eyes.
    around: (ctx, _self, entry) =>
      entry.step === 'slots' && wasLinkedByLot(ctx) ? { before: [step('lovers')] } : undefined,
    camp: (ctx, _self, player) => (player.role === ID ? campOfCupid(ctx) : undefined),
    counts(ctx, _self, player) {
      if (player.role !== ID) return undefined
      if (goalOfCouple(ctx)) return 'other'
      const { cupidCountsAs } = ctx.rules
      return cupidCountsAs === 'god' || (cupidCountsAs === 'byBoard' && commonersPrevail(ctx))
        ? 'god'
        : undefined
    }
  },
  power: {
    around(ctx, { power, holder }, entry) {
      if (entry.step !== 'settle' || !ctx.player(holder).alive) return undefined
      // D13: a Cupid who linked nobody and lives at dawn is linked by lot.
      const byLot = power.data['declined'] === true && ctx.rules.cupidDecline === 'randomAtDawn'
      return {
        after: [
          ...(byLot ? [step('cupid.partner', { player: holder, power: power.id })] : []),
          ...(ctx.rules.cupidCamp === 'online' ? [step('cupid.turns', { player: holder })] : [])
        ]
      }
    }
  },
  effects: {
    // He learns it when the next night has closed all eyes.
    turned: {
      around: (ctx, { effect }, entry) =>
        entry.step === 'slots' && effect.on.every((id) => ctx.player(id).alive)
          ? { before: [step('cupid.turned', { effect: effect.id, player: effect.on[0] ?? null })] }
          : undefined
    }
  },
  steps: {
    cupid: {
      kind: 'ask',
      contract: [{ prompt: 'cupid', actors: 'Cupid', answer: '[player, player] or null' }],
      verb: 'link',
      slot: true,
      prompt(ctx) {
        const [actor] = actorsOf(ctx, 'link', 'link')
        if (actor === undefined) return null
        const choices = playerChoices(ctx, (id) => mayTarget(ctx, 'link', actor, id))
        return {
          actors: [actor],
          shape: 'single',
          optional: ctx.rules.cupidDecline !== 'no',
          fields: [{ key: 'lovers', by: actor, kind: 'players', min: 2, max: 2, choices }]
        }
      },
      answer(ctx, _data, answer) {
        const by = actorsOf(ctx, 'link', 'link')
        if (answer !== null) return link(ctx, by, ...(answer as [PlayerId, PlayerId]))
        decline(ctx)
        ctx.note('link', { by, why: { module: ID, section: '9 D13' } })
      },
      skipped: decline
    },
    'cupid.partner': {
      kind: 'ask',
      contract: [{ prompt: 'cupid.partner', actors: 'moderator (drawn by the app)', answer: 'player' }],
      prompt: (ctx, data) =>
        !ctx.player(data['player'] as PlayerId).alive
          ? null
          : {
              actors: [],
              shape: 'single',
              about: { player: data['player'] ?? null },
              fields: [
                {
                  key: 'partner',
                  by: null,
                  kind: 'player',
                  min: 1,
                  max: 1,
                  choices: playerChoices(ctx, (id) =>
                    id === data['player']
                      ? { code: 'oneself', section: '9 D13' }
                      : mayTarget(ctx, 'link', null, id)
                  )
                }
              ]
            },
      answer(ctx, data, partner) {
        ctx.setPower(data['power'] as string, { data: { declined: false } })
        link(ctx, [], data['player'] as PlayerId, partner as PlayerId)
        expectAftermath(ctx, 'night')
      }
    },
    'cupid.turns': {
      kind: 'run',
      run(ctx, data) {
        const player = data['player'] as PlayerId
        if (!turns(ctx, player)) return
        becomes(ctx, player, ctx.ruleset.wolfRole)
        ctx.addEffect({ source: ID, kind: 'turned', on: [player], until: 'game-end' })
        ctx.note('joins-pack', { on: [player], why: { module: ID, section: '6.2', rule: 'cupidCamp' } })
        expectAftermath(ctx, 'night')
      }
    },
    'cupid.turned': {
      kind: 'say',
      actors: (_ctx, data) => [data['player'] as PlayerId],
      about: (_ctx, { player = null }) => ({ player }),
      leave: (ctx, data) => ctx.dropEffect(data['effect'] as string)
    }
  }
}
