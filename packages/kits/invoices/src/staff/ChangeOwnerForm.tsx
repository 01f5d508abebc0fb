'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { staffMessages } from '../messages/namespaces.ts'
import type { InvoiceForm } from './invoice-calls.ts'
import { OwnerFound } from './OwnerFound.tsx'

/** Moves an invoice to another identity: looked up first, then confirmed by name, then sent. */
export function ChangeOwnerForm(form: InvoiceForm<'changeOwner'>) {
  const { entity: invoice, address, run } = form
  const t = useMessages(staffMessages)
  const lookUp = usePersonLookUp({
    other: address.identityId,
    objection: (id) => (id === address.identityId ? t('owner.same') : undefined),
  })
  return (
    <ActionForm
      {...form}
      {...lookUp.form}
      isCritical={lookUp.end === 'found'}
      onSubmit={() => lookUp.submit((identityId) => run({ body: { identityId } }))}
    >
      <PersonLookUp lookUp={lookUp}>
        {({ person, other = person }) => (
          <OwnerFound key={person.identityId} from={other} to={person} number={invoice.number} />
        )}
      </PersonLookUp>
    </ActionForm>
  )
}
