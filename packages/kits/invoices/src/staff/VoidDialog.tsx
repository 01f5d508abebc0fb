'use client'
import { voidInvoice } from '@memberkit/contract/commerce/invoices'
import { useMessages } from '@memberkit/foundation/messages'
import { staffMessages } from '../messages/namespaces.ts'
import { needsRetype } from './staff.rules.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Cancels an invoice that should never have been. */
export function VoidDialog(props: StaffActionProps) {
  const { identityId, retypeAbove, onClose } = props
  const t = useMessages(staffMessages)
  const staff = useStaffAction(voidInvoice, props, {
    name: 'void',
    isMoney: true,
    shows: ({ status }) => status === 'VOIDED',
    doneText: ({ number }) => t('done.void', { number }),
  })
  const { invoice } = staff
  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      isCritical
      title={t('title.void', { number: invoice.number })}
      consequence={t('consequence.void')}
      submitLabel={t('do.void')}
      retype={needsRetype(invoice.due, retypeAbove) ? invoice.due : undefined}
      onSubmit={() => staff.run({ identityId, invoiceId: invoice.id })}
    />
  )
}
