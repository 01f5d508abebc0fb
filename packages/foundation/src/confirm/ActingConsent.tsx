'use client'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { actionMessages } from '../messages/actions.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useMemberkit } from '../provider/context.ts'

/** A required field in which whoever acts for a member says so. Renders nothing for the member. Put it in a `Form`. */
export function ActingConsent() {
  const t = useMessages(actionMessages)
  const name = useMemberkit().session?.actingFor?.name
  return name === undefined ? null : (
    <FormField name="acting" messages={{ valueMissing: t('actingMissing', { name }) }}>
      {(field) => <Checkbox {...field} label={t('actingConfirm', { name })} isRequired />}
    </FormField>
  )
}
