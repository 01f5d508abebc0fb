'use client'
import { permissionOf } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { type Action, useAction } from '@memberkit/foundation/action'
import type { Subscription } from '../../shared/received.ts'
import type { GroupMember } from '../members.ts'
import { isDone, keeps, type MemberAction } from './member-actions.rules.ts'

const ending = { pendingCancel: calls.pendingCancelGroupSubscription, cancel: calls.cancelGroupSubscription }
const keeping = {
  removePendingCancel: calls.removeGroupPendingCancel,
  removeScheduledCancellation: calls.removeGroupScheduledCancellation,
}
type Call = (typeof ending)[keyof typeof ending] | (typeof keeping)[keyof typeof keeping]

export interface MemberActionOptions {
  groupId: string
  member: GroupMember
  name: MemberAction
  /** Reads the roster anew: settles a lost answer. */
  readMembers: () => Promise<readonly GroupMember[]>
  onDone: (after: Subscription) => void
}

/** One action on one member's plan: `run(reason)` sends it, with a reason where the plan ends. */
export function useMemberAction({ groupId, member, name, readMembers, onDone }: MemberActionOptions) {
  const { identityId, subscriptionId, version } = member
  const operation: Call = { ...ending, ...keeping }[name]
  const action = useAction<Call>(operation, {
    entity: subscriptionId,
    needsCertainty: true,
    version,
    permission: permissionOf(operation),
    onDone,
    // Administrators can't read a subscription, only a roster, which the platform may keep for a while: what it doesn't
    // show yet may only be late, unless a version guards the next attempt.
    verifyOutcome: async () => {
      const members = await readMembers().catch(() => undefined)
      const now = members?.find((one) => one.subscriptionId === subscriptionId)
      if (now && isDone[name](now)) return { outcome: 'applied', data: subscriptionOf(now) }
      return now?.version === undefined ? { outcome: 'unclear' } : { outcome: 'absent', version: now.version }
    },
  })
  const address = { groupId, identityId, subscriptionId }
  return {
    action: action as Action,
    operation,
    run: (reason?: calls.SubscriptionCancelReason) =>
      void action.run(keeps(name) || !reason ? address : { ...address, body: { reason } }),
  }
}

/** What the roster knows of a subscription. */
const subscriptionOf = ({ subscriptionId, status, cancelOn, version }: GroupMember) =>
  ({
    id: subscriptionId,
    status,
    version,
    ...(cancelOn !== undefined && { scheduledCancellation: { cancelOn } }),
  }) as calls.Subscription
