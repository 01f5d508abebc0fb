import type { Subscription } from '../../shared/received.ts'
import type { GroupMember } from '../members.ts'

/** What an administrator does to the plan of one member, by the group-scoped calls (commerce, section 7). */
export type MemberAction = 'removeScheduledCancellation' | 'removePendingCancel' | 'pendingCancel' | 'cancel'

const isOver = ({ status }: Pick<GroupMember, 'status'>) => /^CANCELL?ED$/.test(status)

/** Returns the actions to offer, the one that keeps the plan first. What isn't possible, the platform refuses. */
export function memberActionsOf(member: Pick<GroupMember, 'status' | 'cancelOn'>): readonly MemberAction[] {
  if (isOver(member)) return []
  if (member.status === 'PENDING_CANCEL') return ['removePendingCancel', 'cancel']
  return [member.cancelOn === undefined ? 'pendingCancel' : 'removeScheduledCancellation', 'cancel']
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
