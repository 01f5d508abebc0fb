'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { Alert } from '@memberkit/primitives/alert'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { Subscription } from '../shared/received.ts'
import { noted, NoteField } from './fields.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

/** Moves a subscription to another identity. */
export function ChangeOwnerForm(form: SubscriptionForm<'changeOwner'>) {
  const person = useOtherPerson(form.entity)
  return (
    <ActionForm
      {...form}
      {...person.form}
      consequence={null}
      onSubmit={() => person.submit((identityId) => form.run({ body: { identityId } }))}
    >
      <Consequence {...form} />
      <PersonLookUp lookUp={person} />
    </ActionForm>
  )
}

/** Moves a subscription that the wrong identity was given. */
export function ReassignForm(form: SubscriptionForm<'reassign'>) {
  const person = useOtherPerson(form.entity)
  const [note, setNote] = useState('')
  return (
    <ActionForm
      {...form}
      {...person.form}
      consequence={null}
      onSubmit={() => person.submit((identityId) => form.run({ body: { identityId, ...noted(note) } }))}
    >
      <Consequence {...form} />
      <PersonLookUp lookUp={person} />
      <NoteField value={note} onChange={setNote} />
    </ActionForm>
  )
}

/** Read before the person is confirmed, not after. */
function Consequence({ name, say, values }: Pick<SubscriptionForm<'changeOwner'>, 'name' | 'say' | 'values'>) {
  return (
    <Alert isStatic tone="caution">
      {say(`consequence.${name}`, values)}
    </Alert>
  )
}

function useOtherPerson({ identityId }: Subscription) {
  const t = useMessages(manageMessages)
  return usePersonLookUp({ objection: (id) => (id === identityId ? t('owner.same') : undefined) })
}
