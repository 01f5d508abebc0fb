'use client'
import { NotePriority } from '@memberkit/contract/identity/notes'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { FormField } from '@memberkit/primitives/form'
import { RadioGroup } from '@memberkit/primitives/radio-group'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { NoteFormOf } from './note-calls.ts'

/** Says anew how urgent it is. */
export function PriorityForm(form: NoteFormOf<'updatePriority'>) {
  const t = useMessages(manageMessages)
  const label = useLabel('NotePriority')
  const { entity, run } = form
  const [priority, setPriority] = useState<NotePriority>()
  return (
    <ActionForm
      {...form}
      problems={{ priority: priority === entity.priority ? t('priority.same') : undefined }}
      onSubmit={() => priority && run({ body: { priority } })}
    >
      <FormField name="priority">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('priority.choose')}
            options={NotePriority.options.map((value) => ({ value, label: label(value) }))}
            value={priority ?? entity.priority}
            onChange={(value) => setPriority(NotePriority.options.find((one) => one === value))}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )
}

/** Moves a note to somebody else, looked up and confirmed by name. */
export function OwnerForm(form: NoteFormOf<'changeOwner'>) {
  const t = useMessages(manageMessages)
  const person = usePersonLookUp({
    objection: (id) => (id === form.entity.identityId ? t('owner.same') : undefined),
  })
  return (
    <ActionForm
      {...form}
      {...person.form}
      onSubmit={() => person.submit((identityId) => form.run({ body: { identityId } }))}
    >
      <PersonLookUp lookUp={person} />
    </ActionForm>
  )
}
