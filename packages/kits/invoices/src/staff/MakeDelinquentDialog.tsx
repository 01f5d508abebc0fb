'use client'
import { makeInvoiceDelinquent } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { staffMessages } from '../messages/namespaces.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Says that an invoice is past due. */
export function MakeDelinquentDialog(props: StaffActionProps) {
  const { identityId, onClose } = props
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const staff = useStaffAction(makeInvoiceDelinquent, props, {
    name: 'makeDelinquent',
    isMoney: true,
    shows: ({ status }) => status === 'DELINQUENT',
    doneText: ({ number }) => t('done.makeDelinquent', { number }),
  })
  const { invoice } = staff
  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      title={t('title.makeDelinquent', { number: invoice.number })}
      consequence={t('consequence.makeDelinquent', { amount: formatMoney(invoice.due, invoice.currency, locale) })}
      submitLabel={t('do.makeDelinquent')}
      onSubmit={() => staff.run({ identityId, invoiceId: invoice.id })}
    />
  )
}
