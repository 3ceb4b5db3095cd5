import type { PublicView } from '../../shared/public'

type Sequence = NonNullable<PublicView['sequence']>

/**
 * Who still stands while each vouches for another: neither was vouched for, nor has spoken as one who was.
 * Whoever began speaks before anybody vouched for him, so his word alone does not let him sit.
 */
export function standingOf({ order, given }: Sequence): string[] {
  const [first] = order
  const seated = new Set([
    ...Object.values(given),
    ...Object.keys(given).filter((voucher) => voucher !== first)
  ])
  return order.filter((player) => !seated.has(player))
}
