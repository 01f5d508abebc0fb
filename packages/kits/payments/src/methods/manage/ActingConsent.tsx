'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { manageMethodMessages } from '../../messages/namespaces.ts'

/** Whoever removes something in a member's name says so. Nothing for the member. */
export function ActingConsent() {
  const t = useMessages(manageMethodMessages)
  const name = useMemberkit().session?.actingFor?.name
  return name === undefined ? null : (
    <FormField name="acting" messages={{ valueMissing: t('consent.actingMissing', { name }) }}>
      {(field) => <Checkbox {...field} label={t('consent.acting', { name })} isRequired />}
    </FormField>
  )
}
