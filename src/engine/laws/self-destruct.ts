/** A wolf blows himself up by day: the day is over, and he carries the knife into the night (rulebook 7.8, D72, D76). */
import { judge } from '../kernel/aftermath'
import { mayAct, mayTarget, powersWith, someMayTarget } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { passBoundary } from '../kernel/effects'
import { thisRound } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { Ban } from '../kernel/prompts'
import type { Effect, PlayerId } from '../kernel/state'
import { step, type Action, type StepEntry, type Verb } from '../kernel/steps'
import { isOnStage } from '../offices/election'

export const SELF_DESTRUCT = 'self-destruct'
const CUT_SHORT = 'cut-short'
const KNIFE = 'knife'

/** What is left out of a day that is over; what a card or a death has begun is still finished. */
const LEFT_OUT: ReadonlySet<string> = new Set(['deaths', 'elected', 'event', 'event-draw', 'votes'])
/** Speeches and elections are broken off, whoever holds them. */
const BROKEN_OFF: ReadonlySet<Verb> = new Set<Verb>(['speak', 'elect'])

const ban = (code: string, section = '7.8'): Ban => ({ code, section })

/** Whether a step is the end of a day: dusk, or what stands in its place. */
export function endsTheDay(entry: StepEntry): boolean {
  return entry.step === 'dusk' || entry.step === CUT_SHORT
}

/** Whether the rest of this day is dropped. */
export function isCutShort(ctx: Context): boolean {
  return ctx.state.stack.some((entry) => entry.step === CUT_SHORT)
}

function waits(ctx: Context, name: string): boolean {
  return ctx.state.stack.some((entry) => entry.step === name)
}

/** Why no wolf may blow himself up at this moment. */
function timeBan(ctx: Context): Ban | undefined {
  const { rules } = ctx
  const { phase } = ctx.state.clock
  const announced = !waits(ctx, 'dawn') && !waits(ctx, 'settle')
  if (!rules.selfDestruct) return ban('no-self-destruct', '9 D76')
  if (phase === 'night' || phase === 'over') return ban('not-by-day')
  if (isCutShort(ctx)) return ban('day-is-over')
  if (!waits(ctx, 'votes')) return ban('vote-has-begun')
  return rules.selfDestructFrom === 'announcement' && !announced && !isOnStage(ctx)
    ? ban('deaths-not-announced', '9 D76')
    : undefined
}

/** Why a player at the table may not blow himself up now; undefined: he may. */
export function selfDestructBan(ctx: Context, player: PlayerId): Ban | undefined {
  const early = timeBan(ctx)
  if (early) return early
  if (!ctx.player(player).alive) return ban('not-alive')
  if (!powersWith(ctx, 'pack').some(({ holder }) => holder === player)) return ban('not-of-the-pack')
  return mayAct(ctx, 'speak', player)
}

/** What a wolf who blew up takes into the night that follows; brought back, he hunts with the pack again. */
function knifeOf(ctx: Context, player: PlayerId): Effect | undefined {
  return ctx.state.effects.find(
    ({ source, kind, data }) =>
      source === SELF_DESTRUCT && kind === KNIFE && data['by'] === player && !ctx.player(player).alive
  )
}

/** Whether a wolf has blown up and may still name his victim: until the pack has chosen that night. */
export function mayName(ctx: Context, player: PlayerId): boolean {
  const ahead = ctx.state.clock.phase === 'night' && thisRound(ctx, 'wolves').length === 0
  return knifeOf(ctx, player) !== undefined && (isCutShort(ctx) || ahead)
}

/** Who the command is for now, in seat order: the wolves who may blow up, or one who did and may name a victim. */
export function selfDestructors(ctx: Context): PlayerId[] {
  return ctx.state.players
    .map(({ id }) => id)
    .filter((id) => mayName(ctx, id) || selfDestructBan(ctx, id) === undefined)
}

/** Why a wolf cannot name this victim; what only a card forbids is judged at night. */
export function knifeBan(ctx: Context, player: PlayerId, victim: PlayerId): Ban | undefined {
  return victim === player ? ban('not-alive') : mayTarget(ctx, 'attack', player, victim)
}

/** Gives him the knife, with the victim he named, if any; he may still name another in his last words. */
export function carryKnife(ctx: Context, player: PlayerId, victim: PlayerId | undefined): void {
  const on = victim === undefined ? [] : [victim]
  const carried = knifeOf(ctx, player)
  if (carried) ctx.setEffect(carried.id, { on })
  else
    ctx.addEffect({
      source: SELF_DESTRUCT,
      kind: KNIFE,
      on,
      from: 'dusk',
      until: 'dawn',
      data: { by: player }
    })
  if (victim !== undefined)
    ctx.note('knife', { by: [player], on, why: { module: SELF_DESTRUCT, section: '7.8' } })
}

/** How the poison in a wolf who blows up before the deaths are told is judged (D72); null: he has none. */
export function poisoned(ctx: Context, player: PlayerId): 'void' | 'swallowed' | null {
  const has = ctx.state.harms.some(
    ({ kind, on, cause }) => kind === 'death' && on === player && cause === 'poison'
  )
  if (!has) return null
  return ctx.rules.poisonedSelfDestruct === 'swallowsPoison' && isOnStage(ctx) ? 'swallowed' : 'void'
}

/** Drops what is left of the day; deaths that were not announced, and what was begun, still come first. */
export function cutDayShort(ctx: Context): void {
  const dusk = ctx.state.stack.findIndex((entry) => entry.step === 'dusk')
  ctx.setStep(dusk, step(CUT_SHORT))
  ctx.drop((entry) => LEFT_OUT.has(entry.step) || isBrokenOff(ctx, entry))
}

function isBrokenOff(ctx: Context, entry: StepEntry): boolean {
  const verb = ctx.index.steps.get(entry.step)?.definition.verb
  return verb !== undefined && BROKEN_OFF.has(verb)
}

/** Whether the pack hunts, and not whom a card lets hunt for a night. */
function isOfThePack(ctx: Context, { verb, by }: Action): boolean {
  return verb === 'attack' && powersWith(ctx, 'pack').some(({ holder }) => by.includes(holder))
}

export const selfDestruct: Module = {
  id: SELF_DESTRUCT,
  effects: {
    [KNIFE]: {
      // Where the pack agrees on nobody, his victim stands.
      onAction(ctx, { effect }, action) {
        const [victim] = effect.on
        if (victim === undefined || action.on !== null || !isOfThePack(ctx, action)) return undefined
        if (!knifeOf(ctx, effect.data['by'] as PlayerId)) return undefined
        return someMayTarget(ctx, 'attack', action.by, victim) ? undefined : { ...action, on: victim }
      },
      acted(ctx, { effect }, action) {
        const agreed = thisRound(ctx, 'wolves').at(-1)?.on.length !== 0
        if (agreed || action.on !== effect.on[0] || !isOfThePack(ctx, action)) return
        ctx.note('knife', {
          by: [effect.data['by'] as PlayerId],
          on: effect.on,
          result: 'stands',
          why: { module: SELF_DESTRUCT, section: '7.8' }
        })
      }
    }
  },
  steps: {
    // The moderator says it before anything follows from it.
    [SELF_DESTRUCT]: { kind: 'say', about: (_ctx, { player = null }) => ({ player }) },
    // In the place of voting and dusk: what lasts to them ends here.
    [CUT_SHORT]: {
      kind: 'run',
      run(ctx) {
        passBoundary(ctx, 'vote')
        passBoundary(ctx, 'dusk')
        judge(ctx)
      }
    }
  }
}
