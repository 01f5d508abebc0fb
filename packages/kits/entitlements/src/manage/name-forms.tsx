'use client'
import type { PermissionType } from '@memberkit/contract'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { FormField } from '@memberkit/primitives/form'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { CoverageForm } from './coverage-calls.ts'
import { useCoveredOnceAdded } from './useCoveredOnceAdded.ts'
import { PersonChoice, RelationField } from './PersonChoice.tsx'

interface Draft {
  first: string
  last: string
  email: string
  relation?: PermissionType
}

const blank: Draft = { first: '', last: '', email: '' }

/** Adds somebody by name. */
export function AddUserForm(form: CoverageForm<'addAuthorizedUsers'>) {
  const consequence = useCoveredOnceAdded(form.entity)
  const [draft, setDraft] = useState(blank)
  const person = personIn(draft)
  return (
    <ActionForm
      {...form}
      {...consequence}
      problems={useProblems(draft)}
      onSubmit={() => person && form.run({ body: { authorizedUsers: [person] } })}
    >
      <NameFields draft={draft} onChange={setDraft} />
    </ActionForm>
  )
}

/** Puts one person in the place of another, both known by name. */
export function ReplaceUserForm(form: CoverageForm<'replaceAuthorizedUser'>) {
  const t = useMessages(manageMessages)
  const [leaving, setLeaving] = useState<string>()
  const [draft, setDraft] = useState(blank)
  const person = personIn(draft)
  return (
    <ActionForm
      {...form}
      problems={useProblems(draft)}
      onSubmit={() => person && leaving && form.run({ body: { authorizedUserId: leaving, replacement: person } })}
    >
      <PersonChoice
        name="authorizedUserId"
        label={t('person.leaving')}
        plan={form.entity}
        kind="name"
        value={leaving}
        onChange={setLeaving}
      />
      <NameFields draft={draft} onChange={setDraft} />
    </ActionForm>
  )
}

function NameFields({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useMessages(manageMessages)
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  return (
    <>
      <FormField name="firstName" messages={{ valueMissing: t('person.firstMissing') }}>
        {(field) => (
          <TextField
            {...field}
            label={t('person.first')}
            value={draft.first}
            onChange={(first) => change({ first })}
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <FormField name="lastName" messages={{ valueMissing: t('person.lastMissing') }}>
        {(field) => (
          <TextField
            {...field}
            label={t('person.last')}
            value={draft.last}
            onChange={(last) => change({ last })}
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <RelationField value={draft.relation} onChange={(relation) => change({ relation })} />
      <FormField name="email">
        {(field) => (
          <TextField
            {...field}
            type="email"
            label={t('person.email')}
            value={draft.email}
            onChange={(email) => change({ email })}
            autoComplete="off"
            optionalMark={t('optional')}
          />
        )}
      </FormField>
    </>
  )
}

function useProblems({ first, last }: Draft) {
  const t = useMessages(manageMessages)
  return {
    firstName: first.trim() ? undefined : t('person.firstMissing'),
    lastName: last.trim() ? undefined : t('person.lastMissing'),
  }
}

function personIn({ first, last, email, relation }: Draft) {
  if (!relation) return undefined
  const told = { firstName: first.trim(), lastName: last.trim(), permissionType: relation }
  return email.trim() ? { ...told, email: email.trim() } : told
}
