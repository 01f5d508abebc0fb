'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'
import { PersonChoice } from './PersonChoice.tsx'

/** Takes somebody known by name off a plan. */
export function RemoveUserForm(form: CoverageForm<'removeAuthorizedUsers'>) {
  const t = useMessages(manageMessages)
  const [id, setId] = useState<string>()
  return (
    <ActionForm {...form} onSubmit={() => id && form.run({ body: { authorizedUserIds: [id] } })}>
      <PersonChoice
        name="authorizedUserIds"
        label={t('person.removed')}
        plan={form.entity}
        kind="name"
        value={id}
        onChange={setId}
      />
    </ActionForm>
  )
}

/** Takes somebody with an account off a plan. */
export function RemoveDelegateForm(form: CoverageForm<'removeDelegates'>) {
  const t = useMessages(manageMessages)
  const [id, setId] = useState<string>()
  return (
    <ActionForm {...form} onSubmit={() => id && form.run({ body: { identityIds: [id] } })}>
      <PersonChoice
        name="identityIds"
        label={t('person.removed')}
        plan={form.entity}
        kind="account"
        value={id}
        onChange={setId}
      />
    </ActionForm>
  )
}
