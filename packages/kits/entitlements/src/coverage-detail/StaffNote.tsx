'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Alert } from '@memberkit/primitives/alert'
import { listMessages, staffMessages } from '../messages/namespaces.ts'
import { reasonOf } from '../shared/labels.ts'
import type { CoverageRow } from '../shared/row.rules.ts'

export interface StaffNoteProps {
  row: Pick<CoverageRow, 'entitlement' | 'standing' | 'mismatch'>
}

/** Why a plan is suspended or ended and what contradicts its billing, for staff. Nothing where all is well. */
export function StaffNote({ row: { entitlement, standing, mismatch } }: StaffNoteProps) {
  const t = useMessages(listMessages)
  const staff = useMessages(staffMessages)
  const reason = reasonOf(entitlement, standing, t)
  return (
    <>
      {reason ? (
        <Alert isStatic tone="neutral">
          {t('reason.label', { reason })}
        </Alert>
      ) : null}
      {mismatch ? (
        <Alert isStatic tone="caution" title={staff('mismatch')}>
          {staff(`mismatch.${mismatch}`, { id: entitlement.subscriptionId ?? '' })}
        </Alert>
      ) : null}
    </>
  )
}
