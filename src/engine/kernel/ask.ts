/** One function a question: how the answers of all modules become one (kernel/hooks.ts). */
import type { Context } from './context'
import type { Ballots, Claim, Resolution, Sight, VoteForm } from './hooks'
import type { Ban } from './prompts'
import type { Bond, Camp, Kind, Player, PlayerId, Power, RoleId, Trait } from './state'
import type { Attack, AttackOutcome, DeathNotice, StepEntry, Verb } from './steps'

/** The constant facts of a role card. @throws Error for an unknown role: a bug */
export function roleData(ctx: Context, role: RoleId) {
  const data = ctx.index.roles.get(role)
  if (!data) throw new Error(`No role ${role}`)
  return data
}

/** Why a player may not do something now; undefined: he may. */
export function mayAct(ctx: Context, verb: Verb, actor: PlayerId): Ban | undefined {
  return ctx.first('mayAct', [verb, actor])
}

/** Why a target may not be named; undefined: it may. `actor` null: by nobody at all. */
export function mayTarget(
  ctx: Context,
  verb: Verb,
  actor: PlayerId | null,
  target: PlayerId
): Ban | undefined {
  return ctx.first('mayTarget', [verb, actor, target])
}

/** A pack may do what at least one of its members may (engine map, section c); nobody may do nothing. */
export function someMayTarget(
  ctx: Context,
  verb: Verb,
  actors: readonly PlayerId[],
  target: PlayerId
): Ban | undefined {
  let first: Ban | undefined = actors.length === 0 ? { code: 'nobody-acts', section: '3.2' } : undefined
  for (const actor of actors) {
    const ban = mayTarget(ctx, verb, actor, target)
    if (!ban) return undefined
    first ??= ban
  }
  return first
}

/** How many must and may be named: the step's own bounds, narrowed. */
export function limits(
  ctx: Context,
  verb: Verb,
  actor: PlayerId,
  own: { min: number; max: number }
): { min: number; max: number } {
  let { min, max } = own
  ctx.each('limits', [verb, actor], (answer) => {
    min = Math.max(min, answer.min ?? min)
    max = Math.min(max, answer.max ?? max)
  })
  return { min, max }
}

export function holds(ctx: Context, bond: Bond): boolean {
  return ctx.first('holds', [bond]) === undefined
}

/** How a vote or a discussion is held, from the form the house uses. */
export function form(ctx: Context, step: StepEntry, own: VoteForm): VoteForm {
  return ctx.thread('form', [step, own])
}

/** Half votes a voter's hand counts for; one vote is 2. */
export function weight(ctx: Context, voter: PlayerId): number {
  return ctx.thread('weight', [voter, 2])
}

/** What a tie leads to, and which module said so (rulebook 3.8, D23, D24). */
export function tie(
  ctx: Context,
  tied: readonly PlayerId[],
  ballots: Ballots | null,
  step: StepEntry
): { readonly resolution: Resolution; readonly module: string } {
  let found: { resolution: Resolution; module: string } = {
    resolution: { kind: 'nobody' },
    module: 'tie-rules'
  }
  ctx.each('tie', [tied, ballots, step], (resolution, module) => {
    found = { resolution, module }
    return true
  })
  return found
}

/** What a look at a player shows (rulebook 4.3). */
export function sees(ctx: Context, seer: PlayerId, target: Player): Sight {
  return ctx.thread('sees', [seer, target, target.role])
}

/** A player's camp; the dead keep the camp in which they died. */
export function camp(ctx: Context, player: Player): Camp {
  if (player.allegiance) return player.allegiance
  return ctx.thread('camp', [player, roleData(ctx, player.role).camp])
}

/** What a player counts as in the wolves' sum. */
export function counts(ctx: Context, player: Player): Kind {
  return ctx.thread('counts', [player, roleData(ctx, player.role).counts])
}

/**
 * What becomes of an attack: the first handler that knows an outcome has said it. Writes nothing, so
 * that it can be asked before dawn too.
 *
 * @returns the outcome, and the module that decided it; null: none did, and he dies
 */
export function attackOutcome(
  ctx: Context,
  attack: Attack
): { readonly outcome: AttackOutcome; readonly module: string | null } {
  let found: { outcome: AttackOutcome; module: string | null } = { outcome: 'dead', module: null }
  const args: [Attack] = [attack]
  ctx.each('onAttack', args, (answer, module) => {
    if (typeof answer === 'object') {
      args[0] = answer
      return false
    }
    found = { outcome: answer, module }
    return true
  })
  const [{ clash }] = args
  return found.module === null && clash !== undefined ? { outcome: 'clash', module: clash } : found
}

export function hides(ctx: Context, death: DeathNotice): boolean {
  let hidden = false
  ctx.each('hides', [death], (answer) => {
    hidden ||= answer
    return hidden
  })
  return hidden
}

/** Whether a player has won when these camps have: his camp is among them, or a rule lets him share (rulebook 8). */
export function shares(ctx: Context, player: Player, camps: readonly Camp[]): boolean {
  return ctx.thread('shares', [player, camps, camps.includes(camp(ctx, player))])
}

/** The first claim in order of rulebook 8. */
export function victory(ctx: Context): Claim | undefined {
  return ctx.first('victory', [])
}

/** Why a claim cannot be judged yet; undefined: it can. */
export function blocks(ctx: Context, claim: Claim): Ban | undefined {
  return ctx.first('blocks', [claim])
}

/** The working powers with a trait. */
export function powersWith(ctx: Context, trait: Trait): readonly { power: Power; holder: PlayerId }[] {
  return ctx.powersWith(trait)
}

/** The living users of a trait who may do the verb now, in seat order. */
export function actorsOf(ctx: Context, trait: Trait, verb: Verb): PlayerId[] {
  const powers = powersWith(ctx, trait)
  return ctx.state.players
    .filter(({ id, alive }) => alive && powers.some(({ holder }) => holder === id) && !mayAct(ctx, verb, id))
    .map((player) => player.id)
}
