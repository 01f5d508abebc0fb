'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { payMessages } from '../messages/namespaces.ts'

export interface ConsentFieldProps {
  /** The member that staff act for. */
  name: string
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  /** The person wants to go on. */
  isChecked: boolean
}

/** Whoever pays in a member's name says so. */
export function ConsentField({ name, isGiven, onChange, isChecked }: ConsentFieldProps) {
  const t = useMessages(payMessages)
  return (
    <Checkbox
      label={t('confirm', { name })}
      isChecked={isGiven}
      onChange={onChange}
      error={isChecked && !isGiven ? t('confirm.missing', { name }) : undefined}
      isRequired
    />
  )
}
