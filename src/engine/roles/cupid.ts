/** Cupid: on the first night makes two players Lovers, himself allowed (rulebook 4.7, D12–D14). */
import { actorsOf, camp, mayTarget, powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { playerChoices } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Camp, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { coupleCamp } from '../laws/lovers'

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

/** Whether he shares the goal of a mixed couple, as long as it lives (D12, D14). */
function isThirdParty(ctx: Context): boolean {
  return ctx.rules.cupidCamp === 'thirdIfMixed' && coupleCamp(ctx) === 'lovers'
}

/** The camp in which one of the couple he linked has died. */
function campOfTheDead(ctx: Context): Camp | undefined {
  const couple = ctx.state.history.findLast(({ what, on }) => what === 'link' && on.length > 0)?.on ?? []
  const dead = couple.map((id) => ctx.player(id)).find((player) => !player.alive)
  return dead && camp(ctx, dead)
}

function campOfCupid(ctx: Context): Camp | undefined {
  if (ctx.rules.cupidCamp === 'ownNoShare') return 'third-party'
  if (isThirdParty(ctx)) return 'lovers'
  return followsCouple(ctx) ? (coupleCamp(ctx) ?? campOfTheDead(ctx)) : undefined
}

function link(ctx: Context, by: readonly PlayerId[], one: PlayerId, other: PlayerId): void {
  ctx.tie('lovers', one, other)
  ctx.tie('lovers', other, one)
  ctx.note('link', { by, on: [one, other], why: { module: ID, section: '4.7' } })
}

export const cupid: Module = {
  id: ID,
  role: { camp: 'village', counts: 'commoner', traits: ['link'], power: { declined: false } },
  law: {
    camp: (ctx, _self, player) => (player.role === ID ? campOfCupid(ctx) : undefined),
    counts(ctx, _self, player) {
      if (player.role !== ID) return undefined
      if (isThirdParty(ctx)) return 'other'
      const { cupidCountsAs } = ctx.rules
      return cupidCountsAs === 'god' || (cupidCountsAs === 'byBoard' && commonersPrevail(ctx))
        ? 'god'
        : undefined
    }
  },
  power: {
    // D13: a Cupid who linked nobody and lives at dawn is linked by lot.
    around: (ctx, { power, holder }, entry) =>
      entry.step === 'settle' &&
      power.data['declined'] === true &&
      ctx.player(holder).alive &&
      ctx.rules.cupidDecline === 'randomAtDawn'
        ? { after: [step('cupid.partner', { player: holder, power: power.id })] }
        : undefined
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
        const power = powersWith(ctx, 'link')[0]?.power
        if (power) ctx.setPower(power.id, { data: { declined: true } })
        ctx.note('link', { by, why: { module: ID, section: '9 D13' } })
      }
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
      }
    }
  }
}
