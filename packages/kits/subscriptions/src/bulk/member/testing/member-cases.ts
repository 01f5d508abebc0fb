import type { Operation } from '@memberkit/contract'
import * as calls from '@memberkit/contract/commerce/subscriptions'
import { dialog } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { page } from 'vitest/browser'
import type { MemberAction } from '../member-actions.rules.ts'

/** An action on one member of the roster, and what comes of it. */
export interface MemberCase {
  readonly name: MemberAction
  readonly operation: Operation
  /** The subscription, and whose row it is. */
  readonly id: string
  readonly row: string
  readonly item: string
  readonly submit: string
  readonly done: string
  readonly body?: object
  readonly after: object
  /** What somebody else changes while the action is reviewed. */
  readonly theirs: Partial<calls.Subscription>
  fill?(): Promise<unknown>
}

const leaves = () => enter(dialog.getByLabelText('Reason'), 'No longer employed')
const body = { reason: 'NO_LONGER_EMPLOYED' }

export const memberCases: readonly MemberCase[] = [
  {
    name: 'pendingCancel',
    operation: calls.pendingCancelGroupSubscription,
    id: 'sub-m01',
    row: 'Alba Example, Legal Plan Individual',
    item: 'End with the paid period',
    submit: 'End with the paid period',
    done: 'Legal Plan Individual of Alba Example ends with the paid period.',
    body,
    after: { status: 'PENDING_CANCEL' },
    theirs: { billingDivision: 'Depot' },
    fill: leaves,
  },
  {
    name: 'cancel',
    operation: calls.cancelGroupSubscription,
    id: 'sub-m02',
    row: 'Bruno Sample, Legal Plan Family',
    item: 'End today',
    submit: 'End today',
    done: 'Legal Plan Family of Bruno Sample has ended.',
    body,
    after: { status: 'CANCELLED' },
    theirs: { scheduledCancellation: { reason: 'NO_LONGER_EMPLOYED', cancelOn: '2026-05-01' } },
    fill: leaves,
  },
  {
    name: 'removeScheduledCancellation',
    operation: calls.removeGroupScheduledCancellation,
    id: 'sub-m10',
    row: 'Jonas Undersample, Legal Plan Family',
    item: 'Keep plan',
    submit: 'Keep plan',
    done: 'Jonas Undersample keeps Legal Plan Family.',
    after: { status: 'ACTIVE', scheduledCancellation: undefined },
    theirs: { scheduledCancellation: { reason: 'NO_LONGER_EMPLOYED', cancelOn: '2026-07-01' } },
  },
  {
    name: 'removePendingCancel',
    operation: calls.removeGroupPendingCancel,
    id: 'sub-m14',
    row: 'Nils Longsample, Legal Plan Family',
    item: 'Keep plan',
    submit: 'Keep plan',
    done: 'Nils Longsample keeps Legal Plan Family.',
    after: { status: 'ACTIVE' },
    theirs: { scheduledCancellation: { reason: 'NO_LONGER_EMPLOYED', cancelOn: '2026-07-01' } },
  },
]

/** Opens the dialog of an action from the member's row. */
export async function actOn({ row, item }: MemberCase) {
  await press(page.getByRole('button', { name: `More for ${row}` }))
  await press(page.getByRole('menuitem', { name: item, exact: true }))
  await dialog.element()
}
