import type { VerifiedOutcome } from '@memberkit/foundation/action'
import type { Subscription } from '../shared/received.ts'
import type { GroupMember } from './members.ts'

/**
 * Returns the outcome of a request whose answer was lost. Administrators can't read a subscription, only a roster, which
 * the platform may keep for a while: what shows has happened, what doesn't may only be late, unless a version guards the
 * next attempt.
 */
export async function settleByRoster(
  readMembers: () => Promise<readonly GroupMember[]>,
  subscriptionId: string,
  isDone: (member: GroupMember) => boolean,
): Promise<VerifiedOutcome<Subscription>> {
  const members = await readMembers().catch(() => undefined)
  const now = members?.find((one) => one.subscriptionId === subscriptionId)
  if (now && isDone(now)) return { outcome: 'applied', data: subscriptionOf(now) }
  return now?.version === undefined ? { outcome: 'unclear' } : { outcome: 'absent', version: now.version }
}

/** Returns the facts of a subscription that the roster has. */
const subscriptionOf = ({ subscriptionId, status, cancelOn, version }: GroupMember) =>
  ({
    id: subscriptionId,
    status,
    version,
    ...(cancelOn !== undefined && { scheduledCancellation: { cancelOn } }),
  }) as Subscription
