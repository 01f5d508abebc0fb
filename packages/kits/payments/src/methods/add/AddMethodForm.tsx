'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { Notice } from '@memberkit/primitives/notice'
import { addMethodMessages } from '../../messages/namespaces.ts'
import { AddMethodFields } from './AddMethodFields.tsx'
import { type AddFormOptions, useAddForm } from './useAddForm.ts'

export interface AddMethodFormProps extends AddFormOptions {
  /** Without it, there is no button to leave. */
  onCancel?: () => void
}

/** Adds a payment method in place, as a step of something else. */
export function AddMethodForm({ onCancel, ...options }: AddMethodFormProps) {
  const t = useMessages(addMethodMessages)
  const describe = useMethodDescription()
  const form = useAddForm(options)
  if (!form.added) return <AddMethodFields form={form} payee={options.payee} onCancel={onCancel} />
  return <Notice tone="positive">{t('done.added', { method: describe(summaryOf(form.added)) })}</Notice>
}
