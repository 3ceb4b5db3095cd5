/**
 * What a ghost knows: the truths that a medium may ask for, worked out of the whole game (rulebook
 * 5.2 F4–F8, 10.1). "Wolves" are the living ones. Null: the table has to say.
 */
import { camp, counts, roleData, shares } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { neighboursOf } from '../kernel/history'
import type { Camp, Json, Player, PlayerId, Sex, Trait } from '../kernel/state'
import { isPlain } from './plain'

/** A question of a card. */
export interface Question {
  /** How many players the medium points at for it. */
  readonly points?: 1 | 2
  /** False: it is about somebody who is not in play, and is not offered (rulebook 10.1). */
  offered?(ctx: Context): boolean
  /** Left out: only the eyes of the table can tell. */
  truth?(ctx: Context, medium: PlayerId, pointed: readonly PlayerId[]): boolean | null
}

function isWolf(ctx: Context, player: PlayerId): boolean {
  return counts(ctx, ctx.player(player)) === 'wolf'
}

function wolves(ctx: Context): Player[] {
  return ctx.living().filter(({ id }) => isWolf(ctx, id))
}

function hasTrait(ctx: Context, { role }: Player, trait: Trait): boolean {
  return roleData(ctx, role).traits.includes(trait)
}

/** Whoever was dealt or took the potions, dead or alive. */
function brewer(ctx: Context): Player | undefined {
  return ctx.state.players.find((player) => hasTrait(ctx, player, 'potions'))
}

/** Whose goal a player shares: who wins with the village belongs to it (I45). */
function sideOf(ctx: Context, player: PlayerId): Camp {
  const one = ctx.player(player)
  return shares(ctx, one, ['village']) ? 'village' : camp(ctx, one)
}

function showsAWolf(ctx: Context, sight: Json): boolean {
  if (Array.isArray(sight)) return sight.some((one: Json) => showsAWolf(ctx, one))
  return sight === 'wolf' || ctx.index.roles.get(String(sight))?.counts === 'wolf'
}

/** A look has shown a wolf, whenever it was. */
export const aWolfWasSeen: Question = {
  truth: (ctx) => ctx.state.history.some(({ what, result }) => what === 'check' && showsAWolf(ctx, result))
}

/** Two wolves sit next to each other. */
export const wolvesSideBySide: Question = {
  truth: (ctx) => wolves(ctx).some(({ id }) => neighboursOf(ctx, id).some((other) => isWolf(ctx, other)))
}

/** Something to be seen on the wolves, or known of them outside the game. */
export const seenOnly: Question = {}

export const mediumIsAWolf: Question = { truth: isWolf }
export const mediumIsPlain: Question = { truth: isPlain }

/** A wolf is of this sex. */
export function anyWolf(sex: Sex): Question {
  return {
    truth(ctx) {
      const sexes = wolves(ctx).map((player) => player.sex)
      return sexes.includes(sex) || (sexes.includes(null) ? null : false)
    }
  }
}

/** Every wolf is of this sex. */
export function allWolves(sex: Sex): Question {
  return {
    truth(ctx) {
      const sexes = wolves(ctx).map((player) => player.sex)
      if (sexes.some((one) => one !== null && one !== sex)) return false
      return sexes.length === 0 || sexes.includes(null) ? null : true
    }
  }
}

/** The potions are a man's. */
export const aManBrews: Question = {
  offered: (ctx) => brewer(ctx) !== undefined,
  truth(ctx) {
    const sex = brewer(ctx)?.sex ?? null
    return sex === null ? null : sex === 'male'
  }
}

function aboutOffice(office: string, is: (ctx: Context, holder: PlayerId) => boolean): Question {
  return {
    offered: (ctx) => ctx.officer(office) !== null,
    truth(ctx) {
      const holder = ctx.officer(office)
      return holder === null ? null : is(ctx, holder)
    }
  }
}

export const officeIsPlain = (office: string) => aboutOffice(office, isPlain)
export const officeIsAWolf = (office: string) => aboutOffice(office, isWolf)

/** The two pointed at are of one camp. */
export const sameCamp: Question = {
  points: 2,
  truth(ctx, _medium, pointed) {
    const sides = new Set(pointed.map((id) => sideOf(ctx, id)))
    return sides.size === 1
  }
}

/** One of the two neighbours of the player pointed at is a wolf. */
export const aWolfBeside: Question = {
  points: 1,
  truth: (ctx, _medium, [player]) =>
    player === undefined ? null : neighboursOf(ctx, player).some((id) => isWolf(ctx, id))
}

/** The player pointed at is an ordinary villager. */
export const pointedIsPlain: Question = {
  points: 1,
  truth: (ctx, _medium, [player]) => (player === undefined ? null : isPlain(ctx, player))
}
