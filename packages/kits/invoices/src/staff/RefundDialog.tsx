'use client'
import { refundInvoice } from '@memberkit/contract/commerce/invoices'
import { findTransactions } from '@memberkit/contract/commerce/payments'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { addDecimals, compareDecimals, formatMoney } from '@memberkit/platform/formats'
import { keyOf } from '@memberkit/platform/query'
import { MoneyField } from '@memberkit/primitives/money-field'
import { Select } from '@memberkit/primitives/select'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { type AmountProblem, amountProblem } from '../pay/pay.rules.ts'
import { refundable } from '../shared/amounts.rules.ts'
import { refundMethodId } from '../shared/payments.rules.ts'
import { needsRetype } from './staff.rules.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { useMethodName } from '../shared/useMethodName.ts'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

const reasons = ['DUPLICATE', 'MEMBER_REQUEST', 'SERVICE', 'FRAUD', 'OTHER'] as const

/** Gives money back: all of it unless a smaller amount is entered. */
export function RefundDialog(props: StaffActionProps) {
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const staff = useStaffAction(refundInvoice, props, {
    name: 'refund',
    isMoney: true,
    effects: () => [keyOf(findTransactions)],
    shows: (after, before, { body }) =>
      compareDecimals(after.refunded, addDecimals(before.refunded, body.amount)) === 0,
    doneText: ({ currency }, { body }) => t('done.refund', { amount: formatMoney(body.amount, currency, locale) }),
  })
  const { invoice, action } = staff
  const most = refundable(invoice)
  const [draft, setDraft] = useState<string | null>()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  const methodId = refundMethodId(invoice)
  const method = useMethodName(invoice, methodId !== undefined)(methodId) ?? t('refund.noMethod')

  const amount = draft === undefined ? most : draft
  const problem = amountProblem(amount, most)
  const isAmount = amount !== null && !problem
  const noteProblem = reason === 'OTHER' && !note.trim() ? t('refund.noteRequired') : undefined

  return (
    <StaffDialog
      staff={staff}
      onClose={props.onClose}
      title={t('title.refund', { number: invoice.number })}
      consequence={isAmount ? t('consequence.refund', { amount: money(amount), method }) : undefined}
      submitLabel={isAmount ? t('do.refund', { amount: money(amount) }) : t('action.refund')}
      retype={isAmount && needsRetype(amount, props.retypeAbove) ? amount : undefined}
      isValid={isAmount && reason !== '' && !noteProblem}
      onSubmit={() => {
        if (!isAmount) return
        const { identityId } = props
        const said = note.trim()
        staff.run({ identityId, invoiceId: invoice.id, body: { amount, reason, ...(said && { note: said }) } })
      }}
    >
      {(shown) => (
        <>
          <MoneyField
            label={t('refund.amount')}
            name="amount"
            currency={invoice.currency}
            value={amount}
            onChange={setDraft}
            description={t('refund.most', { amount: money(most) })}
            error={shown(problem && problemText(problem)) ?? action.errorOf('amount')}
            parseError={problemText('unreadable')}
            isRequired
          />
          <Select
            label={t('refund.reason')}
            name="reason"
            placeholder={t('reason.choose')}
            options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            value={reason}
            onChange={setReason}
            error={shown(reason ? undefined : t('required')) ?? action.errorOf('reason')}
            isRequired
          />
          <TextArea
            label={t('refund.note')}
            name="note"
            value={note}
            onChange={setNote}
            error={shown(noteProblem) ?? action.errorOf('note')}
            isRequired={reason === 'OTHER'}
            optionalMark={t('optional')}
          />
        </>
      )}
    </StaffDialog>
  )

  function problemText(kind: AmountProblem) {
    if (kind === 'missing') return t('required')
    if (kind === 'unreadable') return t('refund.unreadable', { example: money('20.00') })
    if (kind === 'tooSmall') return t('refund.tooSmall', { amount: money('0.00') })
    return t('refund.tooLarge', { amount: money(most) })
  }
}
