'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { payMessages } from '../messages/namespaces.ts'

export interface ConsentFieldProps {
  /** The member that staff act for. */
  name: string
}

/** Whoever pays in a member's name says so. */
export function ConsentField({ name }: ConsentFieldProps) {
  const t = useMessages(payMessages)
  return (
    <FormField name="consent" messages={{ valueMissing: t('confirm.missing', { name }) }}>
      {(field) => <Checkbox {...field} label={t('confirm', { name })} isRequired />}
    </FormField>
  )
}
