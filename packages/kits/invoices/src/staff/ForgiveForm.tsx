'use client'
import { needsRetype } from '@memberkit/foundation/confirm'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { TextArea } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import type { InvoiceForm } from './invoice-calls.ts'

/** Waives what is owed, for a reason. */
export function ForgiveForm(form: InvoiceForm<'forgive'>) {
  const { entity: invoice, retypeAbove, run } = form
  const t = useMessages(staffMessages)
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <ActionForm
      {...form}
      retype={needsRetype(invoice.due, retypeAbove) ? invoice.due : undefined}
      problems={{ reason: said ? undefined : t('forgive.missing') }}
      onSubmit={() => run({ body: { reason: said } })}
    >
      <FormField name="reason" messages={{ valueMissing: t('forgive.missing') }}>
        {(field) => <TextArea {...field} label={t('forgive.reason')} value={reason} onChange={setReason} isRequired />}
      </FormField>
    </ActionForm>
  )
}
