'use client'
import { restoreLostFocus } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { summaryOf, useMethodDescription } from '@memberkit/parts/payment-method'
import { Notice } from '@memberkit/primitives/notice'
import { useEffect, useRef } from 'react'
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
  const { added } = form
  const outcome = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone with the form.
  useEffect(() => {
    if (added) restoreLostFocus(outcome.current)
  }, [added])
  if (!added) return <AddMethodFields form={form} payee={options.payee} onCancel={onCancel} />
  return (
    <Notice ref={outcome} tabIndex={-1} tone="positive">
      {t('done.added', { method: describe(summaryOf(added)) })}
    </Notice>
  )
}
