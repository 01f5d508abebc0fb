'use client'
import { forgiveInvoice } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney } from '@memberkit/platform/formats'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { needsRetype } from './staff.rules.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Waives what is owed. */
export function ForgiveDialog(props: StaffActionProps) {
  const { identityId, retypeAbove, onClose } = props
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const staff = useStaffAction(forgiveInvoice, props, {
    name: 'forgive',
    isMoney: true,
    shows: ({ status }) => status === 'FORGIVEN',
    doneText: ({ number }) => t('done.forgive', { number }),
  })
  const { invoice, action } = staff
  const [reason, setReason] = useState('')
  const said = reason.trim()
  const amount = formatMoney(invoice.due, invoice.currency, locale)
  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      isCritical
      title={t('title.forgive', { number: invoice.number })}
      consequence={t('consequence.forgive', { amount })}
      submitLabel={t('do.forgive', { amount })}
      retype={needsRetype(invoice.due, retypeAbove) ? invoice.due : undefined}
      isValid={said !== ''}
      onSubmit={() => staff.run({ identityId, invoiceId: invoice.id, body: { reason: said } })}
    >
      {(shown) => (
        <TextArea
          label={t('forgive.reason')}
          name="reason"
          value={reason}
          onChange={setReason}
          error={shown(said ? undefined : t('required')) ?? action.errorOf('reason')}
          isRequired
        />
      )}
    </StaffDialog>
  )
}
