'use client'
import { useMemberkit } from '@memberkit/foundation'
import { needsRetype } from '@memberkit/foundation/confirm'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { amountProblem } from '@memberkit/parts/payment-attempt'
import { useMethodName } from '@memberkit/parts/payment-method'
import { formatMoney } from '@memberkit/platform/formats'
import { FormField } from '@memberkit/primitives/form'
import { MoneyField } from '@memberkit/primitives/money-field'
import { Select } from '@memberkit/primitives/select'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { refundable } from '../shared/amounts.rules.ts'
import { refundMethodId } from '../shared/payments.rules.ts'
import type { InvoiceForm } from './invoice-calls.ts'

const reasons = ['DUPLICATE', 'MEMBER_REQUEST', 'SERVICE', 'FRAUD', 'OTHER'] as const

/** Gives money back: all of it unless a smaller amount is entered. */
export function RefundForm(form: InvoiceForm<'refund'>) {
  const { entity: invoice, retypeAbove, run } = form
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const most = refundable(invoice)
  const [draft, setDraft] = useState<string | null>()
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  const methodId = refundMethodId(invoice)
  const method = useMethodName(invoice, methodId !== undefined)(methodId) ?? t('refund.noMethod')

  const entered = draft === undefined ? most : draft
  const problem = amountProblem(entered, most)
  const amount = problem ? undefined : (entered ?? undefined)
  const said = note.trim()
  const isNoteNeeded = reason === 'OTHER'

  return (
    <ActionForm
      {...form}
      consequence={amount === undefined ? null : t('consequence.refund', { amount: money(amount), method })}
      submitLabel={amount === undefined ? t('action.refund') : t('do.refund', { amount: money(amount) })}
      retype={amount !== undefined && needsRetype(amount, retypeAbove) ? amount : undefined}
      problems={{
        amount: amountLabel(),
        note: isNoteNeeded && !said ? t('refund.noteRequired') : undefined,
      }}
      onSubmit={() => amount !== undefined && run({ body: { amount, reason, ...(said && { note: said }) } })}
    >
      <FormField name="amount" messages={{ valueMissing: t('refund.missing') }}>
        {(field) => (
          <MoneyField
            {...field}
            label={t('refund.amount')}
            currency={invoice.currency}
            value={entered}
            onChange={setDraft}
            description={t('refund.most', { amount: money(most) })}
            parseError={t('refund.unreadable', { example: money('20.00') })}
            isRequired
          />
        )}
      </FormField>
      <FormField name="reason" messages={{ valueMissing: `${t('reason.choose')}.` }}>
        {(field) => (
          <Select
            {...field}
            label={t('refund.reason')}
            placeholder={t('reason.choose')}
            options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            value={reason}
            onChange={setReason}
            isRequired
          />
        )}
      </FormField>
      <FormField name="note" messages={{ valueMissing: t('refund.noteRequired') }}>
        {(field) => (
          <TextArea
            {...field}
            label={t('refund.note')}
            value={note}
            onChange={setNote}
            isRequired={isNoteNeeded}
            optionalMark={t('optional')}
          />
        )}
      </FormField>
    </ActionForm>
  )

  function amountLabel() {
    if (problem === 'tooSmall') return t('refund.tooSmall', { amount: money('0.00') })
    return problem === 'tooLarge' ? t('refund.tooLarge', { amount: money(most) }) : undefined
  }
}
