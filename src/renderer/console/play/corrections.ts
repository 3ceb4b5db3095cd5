/** The moderator's corrections as data: what each asks for, and the command it becomes. */
import type { Command, ModeratorPlayer, ModeratorView } from '../../../shared/game'

export type CorrectionKind =
  | 'kill'
  | 'revive'
  | 'role'
  | 'office'
  | 'no-vote'
  | 'away'
  | 'no-power'
  | 'charmed'
  | 'infected'
  | 'card'
  | 'end-card'
  | 'skip'
  | 'again'
  | 'disqualify'
  | 'end'

export type CorrectionNeed = 'player' | 'office' | 'role' | 'card' | 'camp' | 'on' | 'step'

export const correctionKinds: readonly {
  readonly id: CorrectionKind
  readonly needs: readonly CorrectionNeed[]
}[] = [
  { id: 'kill', needs: ['player'] },
  { id: 'revive', needs: ['player'] },
  { id: 'role', needs: ['player', 'role'] },
  { id: 'office', needs: ['office', 'player'] },
  { id: 'no-vote', needs: ['player', 'on'] },
  { id: 'away', needs: ['player', 'on'] },
  { id: 'no-power', needs: ['player', 'on'] },
  { id: 'charmed', needs: ['player', 'on'] },
  { id: 'infected', needs: ['player', 'on'] },
  { id: 'card', needs: ['card'] },
  { id: 'end-card', needs: ['card'] },
  { id: 'skip', needs: [] },
  { id: 'again', needs: ['step'] },
  { id: 'disqualify', needs: ['player'] },
  { id: 'end', needs: ['camp'] }
]

/** The kinds as they are looked for: who, what is marked, which card, and how the game goes on. */
export const correctionGroups: readonly { readonly id: string; readonly kinds: readonly CorrectionKind[] }[] =
  [
    { id: 'players', kinds: ['kill', 'revive', 'role', 'office', 'disqualify'] },
    { id: 'marks', kinds: ['no-vote', 'away', 'no-power', 'charmed', 'infected'] },
    { id: 'cards', kinds: ['card', 'end-card'] },
    { id: 'game', kinds: ['skip', 'again', 'end'] }
  ]

/** What the host has filled in; an empty text is nothing yet. */
export interface CorrectionForm {
  readonly kind: CorrectionKind
  readonly player: string
  readonly office: string
  readonly role: string
  readonly card: string
  readonly camp: string
  readonly on: boolean
  /** The moment of a step that is played again: how many commands stood before it. */
  readonly step: number | null
}

export const nobody = 'nobody'

/** The offices that can be handed over by hand. */
export const offices = ['sheriff', 'executioner'] as const

/** Who can be meant: a list for choosing, not a rule. */
export function playersFor(kind: CorrectionKind, view: ModeratorView): readonly ModeratorPlayer[] {
  if (kind === 'revive') return view.players.filter((player) => !player.alive)
  if (kind === 'role') return view.players
  return view.players.filter((player) => player.alive)
}

/** The steps of this round that are done, oldest first, each with its moment. */
export function stepsDone(view: ModeratorView): readonly { readonly step: string; readonly at: number }[] {
  return view.timeline.flatMap(({ step, at }) => (at === null ? [] : { step, at }))
}

/** The command of a filled form; null while something is missing. To play a step again is none: it is undone. */
export function correctionCommand(form: CorrectionForm): Command | null {
  const { kind, player, office, role, card, camp, on } = form
  switch (kind) {
    case 'kill':
      return player ? { command: 'correct', set: { kill: player } } : null
    case 'revive':
      return player ? { command: 'correct', set: { revive: player } } : null
    case 'role':
      return player && role ? { command: 'correct', set: { role: { player, role } } } : null
    case 'office':
      return player
        ? {
            command: 'correct',
            set: { office: { office, player: player === nobody ? null : player } }
          }
        : null
    case 'no-vote':
    case 'away':
    case 'no-power':
    case 'charmed':
    case 'infected':
      return player ? { command: 'correct', set: { mark: { player, mark: kind, on } } } : null
    case 'card':
      return card ? { command: 'correct', set: { card } } : null
    case 'end-card':
      return card ? { command: 'correct', set: { endCard: card } } : null
    case 'skip':
      return { command: 'correct', set: { skip: true } }
    case 'disqualify':
      return player ? { command: 'disqualify', player } : null
    case 'end':
      return camp ? { command: 'end', camp: camp === nobody ? null : (camp as 'village') } : null
    case 'again':
      return null
  }
}
