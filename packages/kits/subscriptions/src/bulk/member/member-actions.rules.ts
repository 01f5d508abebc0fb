import { isPossibleIn } from '@memberkit/contract'
import { transitionOf } from '@memberkit/foundation/entity-actions'
import type { Subscription } from '../../shared/received.ts'
import { subscriptionActions, type Transitions } from '../../shared/subscription-actions.ts'
import type { GroupMember } from '../members.ts'

/** An administrator's action on the plan of one member, by the group-scoped calls (commerce, section 7). */
export type MemberAction = 'removeScheduledCancellation' | 'removePendingCancel' | 'pendingCancel' | 'cancel'

const isOver = ({ status }: Pick<GroupMember, 'status'>) => /^CANCELL?ED$/.test(status)

/** Returns the actions that the status allows, the one that keeps the plan first. */
export function memberActionsOf(
  member: Pick<GroupMember, 'status' | 'cancelOn'>,
  transitions?: Transitions,
): readonly MemberAction[] {
  if (isOver(member)) return []
  return [endOrKeep(member), 'cancel' as const].filter((action) =>
    isPossibleIn(transitionOf(subscriptionActions, action, transitions), member.status),
  )
}

function endOrKeep({ status, cancelOn }: Pick<GroupMember, 'status' | 'cancelOn'>): MemberAction {
  if (status === 'PENDING_CANCEL') return 'removePendingCancel'
  return cancelOn === undefined ? 'pendingCancel' : 'removeScheduledCancellation'
}

/** Whether it keeps the plan, instead of ending it. */
export const keeps = (action: MemberAction) =>
  action === 'removeScheduledCancellation' || action === 'removePendingCancel'

/** Whether the roster shows that an action has taken effect. */
export const isDone: Record<MemberAction, (member: GroupMember) => boolean> = {
  removeScheduledCancellation: (member) => member.cancelOn === undefined && !isOver(member),
  removePendingCancel: (member) => member.status !== 'PENDING_CANCEL' && !isOver(member),
  pendingCancel: ({ status }) => status === 'PENDING_CANCEL',
  cancel: isOver,
}

/** Returns a row of the roster after the platform's answer; without its version, nothing guards the next attempt. */
export function memberAfter(member: GroupMember, after: Subscription): GroupMember {
  const { status, scheduledCancellation, version } = after
  return { ...member, status, cancelOn: scheduledCancellation?.cancelOn, version }
}
