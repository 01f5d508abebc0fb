import type { Entitlement, Subscription } from './received.ts'

/**
 * A difference between coverage and a subscription:
 * - `stillCovered`: billing is cancelled or suspended, access isn't yet;
 * - `notCovered`: billing is active, access is suspended or ended.
 *
 * The platform's coverage follows billing a little later.
 */
export type CoverageMismatch = 'stillCovered' | 'notCovered'

/** `entitlements` are all of the owner's; undefined while they aren't known, and then nothing is claimed. */
export function mismatchOf(
  { id, status }: Pick<Subscription, 'id' | 'status'>,
  entitlements: readonly Entitlement[] | undefined,
): CoverageMismatch | undefined {
  const paid = entitlements?.filter(({ subscriptionId }) => subscriptionId === id) ?? []
  const isStopped = status === 'SUSPENDED' || /^CANCELL?ED$/.test(status)
  if (isStopped) return paid.some((one) => one.status === 'ACTIVE') ? 'stillCovered' : undefined
  const isOver = (one: Entitlement) => /^(SUSPENDED|CANCELL?ED)$/.test(one.status)
  return status === 'ACTIVE' && paid.length > 0 && paid.every(isOver) ? 'notCovered' : undefined
}
