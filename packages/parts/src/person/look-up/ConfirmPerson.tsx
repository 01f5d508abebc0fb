'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { personMessages } from '../../messages/namespaces.ts'
import type { Person } from '../person.rules.ts'
import { PersonText } from '../PersonText.tsx'

/** The person found, and a checkbox that this is the right one. */
export function ConfirmPerson({ person }: { person: Person }) {
  const t = useMessages(personMessages)
  const { name, identityId: id } = person
  return (
    <>
      <div>
        <PersonText person={person} />
      </div>
      <FormField name="confirm" messages={{ valueMissing: t('confirmMissing', { name }) }}>
        {(field) => <Checkbox {...field} label={t('confirm', { name, id })} isRequired />}
      </FormField>
    </>
  )
}
