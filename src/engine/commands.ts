/** Every command a game takes. All are logged, all can be undone. */
import type { Camp, CardId, Json, PlayerId, RoleId } from './kernel/state'

export type Correction =
  | { readonly kill: PlayerId }
  | { readonly revive: PlayerId }
  | { readonly role: { readonly player: PlayerId; readonly role: RoleId } }
  | { readonly office: { readonly office: string; readonly player: PlayerId | null } }
  | {
      readonly mark: {
        readonly player: PlayerId
        readonly mark: 'no-vote' | 'away' | 'no-power' | 'charmed' | 'infected'
        readonly on: boolean
      }
    }
  | { readonly card: CardId }
  | { readonly endCard: CardId }
  | { readonly skip: true }

export type Command =
  | { readonly command: 'go-on' }
  | { readonly command: 'answer'; readonly prompt: string; readonly answer: Json }
  | { readonly command: 'correct'; readonly set: Correction }
  | { readonly command: 'disqualify'; readonly player: PlayerId }
  | { readonly command: 'offence'; readonly player: PlayerId }
  /** `knife`: whom he names for the night that follows; a wolf who has blown up may still name one. */
  | { readonly command: 'self-destruct'; readonly player: PlayerId; readonly knife?: PlayerId | undefined }
  | { readonly command: 'last-dead'; readonly player: PlayerId }
  | { readonly command: 'regroup'; readonly card: CardId; readonly players: readonly PlayerId[] }
  | { readonly command: 'end'; readonly camp: Camp | null }
