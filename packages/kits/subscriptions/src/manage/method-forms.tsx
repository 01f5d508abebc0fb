'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useMethodName } from '@memberkit/parts/payment-method'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { noted, NoteField } from './fields.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

/** Changes what pays. */
export function MethodForm(form: SubscriptionForm<'updatePaymentMethod'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const [id, setId] = useState('')
  return (
    <ActionForm
      {...form}
      problems={{ paymentMethodId: id ? undefined : t('method.choose') }}
      onSubmit={() => id && run({ body: { paymentMethodId: id } })}
    >
      <MethodChoice identityId={entity.identityId} value={id} onChange={setId} current={entity.paymentMethodId} />
    </ActionForm>
  )
}

/** Leaves a subscription without anything that pays. */
export function RemoveMethodForm(form: SubscriptionForm<'removePaymentMethod'>) {
  const { entity, run } = form
  const t = useMessages(manageMessages)
  const id = entity.paymentMethodId
  const name = useMethodName({ identityId: entity.identityId }, id !== undefined)(id)
  const [note, setNote] = useState('')
  return (
    <ActionForm
      {...form}
      consequence={name === undefined ? t('consequence.removePaymentMethod') : t('method.removed', { method: name })}
      isUnavailable={id === undefined}
      onSubmit={() => id && run({ body: { paymentMethodId: id, ...noted(note) } })}
    >
      <NoteField value={note} onChange={setNote} />
    </ActionForm>
  )
}
