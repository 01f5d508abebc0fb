'use client'
import { failInvoice } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { staffMessages } from '../messages/namespaces.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Says that the payment of an invoice has failed. */
export function FailDialog(props: StaffActionProps) {
  const { identityId, onClose } = props
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const staff = useStaffAction(failInvoice, props, {
    name: 'fail',
    isMoney: true,
    shows: ({ status }) => status === 'FAILED',
    doneText: ({ number }) => t('done.fail', { number }),
  })
  const { invoice } = staff
  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      title={t('title.fail', { number: invoice.number })}
      consequence={t('consequence.fail', { amount: formatMoney(invoice.due, invoice.currency, locale) })}
      submitLabel={t('do.fail')}
      onSubmit={() => staff.run({ identityId, invoiceId: invoice.id })}
    />
  )
}
