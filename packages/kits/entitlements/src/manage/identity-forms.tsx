'use client'
import type { PermissionType } from '@memberkit/contract'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import type { Entitlement } from '../shared/received.ts'
import type { CoverageForm } from './coverage-calls.ts'
import { useCoveredOnceAdded } from './useCoveredOnceAdded.ts'
import { PersonChoice, RelationField } from './PersonChoice.tsx'

/** Adds somebody who has an account. */
export function AddDelegateForm(form: CoverageForm<'addDelegates'>) {
  const consequence = useCoveredOnceAdded(form.entity)
  const [relation, setRelation] = useState<PermissionType>()
  const person = usePersonLookUp({ name: 'newIdentityId', objection: useNotYetOn(form.entity) })
  return (
    <ActionForm
      {...form}
      {...person.form}
      {...consequence}
      onSubmit={() =>
        person.submit(
          (identityId) => relation && form.run({ body: { delegates: [{ identityId, permissionType: relation }] } }),
        )
      }
    >
      <PersonLookUp lookUp={person} />
      <RelationField value={relation} onChange={setRelation} />
    </ActionForm>
  )
}

/** Puts one person in the place of another, both with an account. */
export function ReplaceDelegateForm(form: CoverageForm<'replaceDelegate'>) {
  const t = useMessages(manageMessages)
  const [leaving, setLeaving] = useState<string>()
  const [relation, setRelation] = useState<PermissionType>()
  const person = usePersonLookUp({ name: 'newIdentityId', objection: useNotYetOn(form.entity) })
  return (
    <ActionForm
      {...form}
      {...person.form}
      onSubmit={() =>
        person.submit(
          (identityId) =>
            leaving &&
            relation &&
            form.run({ body: { identityId: leaving, replacement: { identityId, permissionType: relation } } }),
        )
      }
    >
      <PersonChoice
        name="identityId"
        label={t('person.leaving')}
        plan={form.entity}
        kind="account"
        value={leaving}
        onChange={setLeaving}
      />
      <PersonLookUp lookUp={person} />
      <RelationField value={relation} onChange={setRelation} />
    </ActionForm>
  )
}

/** Moves a plan to another identity. */
export function ChangeOwnerForm(form: CoverageForm<'changeOwner'>) {
  const person = usePersonLookUp({ objection: useNotOwner(form.entity) })
  return (
    <ActionForm
      {...form}
      {...person.form}
      onSubmit={() => person.submit((identityId) => form.run({ query: { identityId } }))}
    >
      <PersonLookUp lookUp={person} />
    </ActionForm>
  )
}

/** Moves a plan that the wrong identity was given. */
export function ReassignOwnerForm(form: CoverageForm<'reassignOwner'>) {
  const person = usePersonLookUp({ objection: useNotOwner(form.entity) })
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

function useNotOwner({ identityId }: Entitlement) {
  const t = useMessages(manageMessages)
  return (id: string) => (id === identityId ? t('identity.owner') : undefined)
}

function useNotYetOn({ identityId, delegates }: Entitlement) {
  const t = useMessages(manageMessages)
  return (id: string) =>
    id === identityId || delegates.some((one) => one.identityId === id) ? t('identity.covered') : undefined
}
