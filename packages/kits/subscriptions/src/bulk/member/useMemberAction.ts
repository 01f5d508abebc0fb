'use client'
import { permissionOf } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { type Action, useAction } from '@memberkit/foundation/action'
import type { Subscription } from '../../shared/received.ts'
import type { GroupMember } from '../members.ts'
import { settleByRoster } from '../settle-by-roster.ts'
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
    verifyOutcome: () => settleByRoster(readMembers, subscriptionId, isDone[name]),
  })
  const address = { groupId, identityId, subscriptionId }
  return {
    action: action as Action,
    operation,
    run: (reason?: calls.SubscriptionCancelReason) =>
      void action.run(keeps(name) || !reason ? address : { ...address, body: { reason } }),
  }
}
