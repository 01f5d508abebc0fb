'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { type Person, PersonText } from '@memberkit/parts/person'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { KeyValue, KeyValueItem } from '@memberkit/primitives/key-value'
import { staffMessages } from '../messages/namespaces.ts'

export interface OwnerFoundProps {
  from: Person
  to: Person
  /** Of the invoice. */
  number: string
}

/** From whom to whom an invoice moves, with what tells both apart, and the confirmation of it. */
export function OwnerFound({ from, to, number }: OwnerFoundProps) {
  const t = useMessages(staffMessages)
  return (
    <>
      <KeyValue>
        <KeyValueItem label={t('owner.from')}>
          <PersonText person={from} />
        </KeyValueItem>
        <KeyValueItem label={t('owner.to')}>
          <PersonText person={to} />
        </KeyValueItem>
      </KeyValue>
      <FormField name="confirm" messages={{ valueMissing: t('owner.confirmMissing', { to: to.name }) }}>
        {(field) => (
          <Checkbox {...field} label={t('owner.confirm', { number, from: from.name, to: to.name })} isRequired />
        )}
      </FormField>
    </>
  )
}
