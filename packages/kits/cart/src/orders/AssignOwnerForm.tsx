'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { PersonText } from '@memberkit/parts/person'
import { PersonLookUp, usePersonLookUp } from '@memberkit/parts/person/look-up'
import { Checkbox } from '@memberkit/primitives/checkbox'
import { FormField } from '@memberkit/primitives/form'
import { orderActionMessages } from '../messages/namespaces.ts'
import type { OrderForm } from './order-calls.ts'

/** Gives an anonymous order its first owner: looked up, confirmed by name, then sent. */
export function AssignOwnerForm(form: OrderForm<'assignOwner'>) {
  const { entity: order, run } = form
  const t = useMessages(orderActionMessages)
  const lookUp = usePersonLookUp()
  return (
    <ActionForm
      {...form}
      {...lookUp.form}
      onSubmit={() => lookUp.submit((identityId) => run({ query: { identityId } }))}
    >
      <PersonLookUp lookUp={lookUp}>
        {({ person }) => (
          <div key={person.identityId}>
            <PersonText person={person} />
            <FormField name="confirm" messages={{ valueMissing: t('owner.missing', { to: person.name }) }}>
              {(field) => (
                <Checkbox {...field} label={t('owner.confirm', { number: order.number, to: person.name })} isRequired />
              )}
            </FormField>
          </div>
        )}
      </PersonLookUp>
    </ActionForm>
  )
}
