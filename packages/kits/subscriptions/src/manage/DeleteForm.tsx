'use client'
import type { Received } from '@memberkit/contract'
import { canSubscriptionBeDeleted, type SubscriptionDeletability } from '@memberkit/contract/commerce/subscriptions'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { ResourceView, useResource } from '@memberkit/foundation/resource'
import { humanize } from '@memberkit/foundation/status'
import { Alert } from '@memberkit/primitives/alert'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { useState } from 'react'
import { manageMessages } from '../messages/namespaces.ts'
import { NoteField } from './fields.tsx'
import type { SubscriptionForm } from './subscription-calls.ts'

type Deletability = Received<SubscriptionDeletability>

/** Deletes the record, if the service says that it can be. */
export function DeleteForm(form: SubscriptionForm<'delete'>) {
  const { address, run } = form
  const t = useMessages(manageMessages)
  const deletable = useResource(canSubscriptionBeDeleted, address)
  const [note, setNote] = useState('')
  const [known, setKnown] = useState<Deletability>()
  // Once it is gone, nobody can tell any more: what was entered stays.
  if (!known && deletable.state === 'ready') setKnown(deletable.data)
  const said = note.trim()
  const isPossible = Boolean(known?.canBeDeleted)
  return (
    <ActionForm
      {...form}
      consequence={isPossible ? t('consequence.delete') : null}
      problems={{ note: said ? undefined : t('note.missing') }}
      isUnavailable={!isPossible}
      onSubmit={() => run({ body: { note: said } })}
    >
      {known ? (
        shown(known)
      ) : (
        <ResourceView
          resource={deletable}
          noun={t('delete.noun')}
          skeleton={
            <SkeletonGroup label={t('delete.loading')}>
              <SkeletonText lines={3} />
            </SkeletonGroup>
          }
        >
          {shown}
        </ResourceView>
      )}
    </ActionForm>
  )

  function shown({ canBeDeleted, reason }: Deletability) {
    if (canBeDeleted) return <NoteField value={note} onChange={setNote} isRequired />
    return (
      <Alert isStatic tone="caution" title={t('delete.blocked')}>
        {reasonText(reason)}
      </Alert>
    )
  }

  function reasonText(reason: string | undefined) {
    if (reason === 'OUTSTANDING_INVOICES') return t('delete.outstanding')
    if (reason === 'NOT_CANCELLED') return t('delete.running')
    return reason ? humanize(reason) : t('delete.unknown')
  }
}
