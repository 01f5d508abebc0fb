'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { manageMethodMessages } from '../../messages/namespaces.ts'
import type { MethodForm } from './method-calls.ts'

/** Moves a method to another identity: looked up first, then confirmed by name, then sent. For staff. */
export function ChangeOwnerForm(form: MethodForm<'changeOwner'>) {
  const { address, run } = form
  const t = useMessages(manageMethodMessages)
  const lookUp = usePersonLookUp({
    objection: (id) => (id === address.identityId ? t('owner.same') : undefined),
  })
  return (
    <ActionForm
      {...form}
      {...lookUp.form}
      isCritical={lookUp.end === 'found'}
      onSubmit={() => lookUp.submit((identityId) => run({ body: { identityId } }))}
    >
      <PersonLookUp lookUp={lookUp} />
    </ActionForm>
  )
}
