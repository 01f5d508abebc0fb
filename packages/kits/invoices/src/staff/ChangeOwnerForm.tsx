'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView } from '@memberkit/foundation/resource'
import { FormField } from '@memberkit/primitives/form'
import { announce } from '@memberkit/primitives/live'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { TextField } from '@memberkit/primitives/text-field'
import { useEffect, useRef, useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { OwnerFound } from './OwnerFound.tsx'
import { type OwnerLookUp, useOwnerLookUp } from './useOwnerLookUp.ts'
import type { InvoiceForm } from './invoice-calls.ts'

/** Moves an invoice to another identity: looked up first, then confirmed by name, then sent. */
export function ChangeOwnerForm(form: InvoiceForm<'changeOwner'>) {
  const { entity: invoice, address, run } = form
  const { identityId } = address
  const t = useMessages(staffMessages)
  const [typed, setTyped] = useState('')
  /** What was looked up. Something else is typed: it is to be looked up anew, and nothing is confirmed. */
  const [asked, setAsked] = useState<string>()
  const owner = typed.trim()
  const lookUp = useOwnerLookUp(identityId, asked)
  const end = asked === undefined ? undefined : endOf(lookUp, identityId)
  const field = useRef<HTMLInputElement>(null)
  useEndOfLookUp(end, lookUp, () => field.current?.focus())
  const isSame = owner === identityId || end === 'same'

  return (
    <ActionForm
      {...form}
      isCritical={end === 'found'}
      submitLabel={t(end === 'found' ? 'do.changeOwner' : 'owner.find')}
      isPreparing={end === 'looking'}
      problems={{ identityId: isSame ? t('owner.same') : owner ? undefined : t('owner.missing') }}
      onSubmit={() => {
        if (asked === undefined) setAsked(owner)
        else if (lookUp.state === 'failed' || lookUp.state === 'refused') lookUp.retry()
        else if (lookUp.state === 'ready') run({ body: { identityId: lookUp.data.to.identityId } })
      }}
    >
      <FormField name="identityId">
        {({ name, error }) => (
          <TextField
            ref={field}
            label={t('owner.identity')}
            name={name}
            description={t('owner.hint')}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              if (text.trim() !== asked) setAsked(undefined)
            }}
            autoComplete="off"
            spellCheck={false}
            error={
              error ??
              (end === 'unknown' ? t('owner.unknown', { id: owner }) : end === 'same' ? t('owner.same') : undefined)
            }
            isRequired
          />
        )}
      </FormField>
      {asked === undefined || end === 'unknown' || end === 'same' ? null : (
        <ResourceView
          resource={lookUp}
          skeleton={
            <SkeletonGroup label={t('owner.looking')}>
              <SkeletonText lines={6} />
            </SkeletonGroup>
          }
        >
          {(people) => <OwnerFound key={asked} {...people} number={invoice.number} />}
        </ResourceView>
      )}
    </ActionForm>
  )
}

type End = 'looking' | 'found' | 'unknown' | 'same' | 'unavailable'

/** What a look-up came to. Somebody who may not be seen and somebody who is not there are told apart by the service. */
function endOf(lookUp: Resource<OwnerLookUp>, current: string): End {
  if (lookUp.state === 'loading') return 'looking'
  if (lookUp.state === 'ready') return lookUp.data.to.identityId === current ? 'same' : 'found'
  if (lookUp.isRetrying) return 'looking'
  return lookUp.state === 'refused' && lookUp.reason === 'gone' ? 'unknown' : 'unavailable'
}

/** Reads out who was found; an ID that nobody has is corrected at its field. */
function useEndOfLookUp(end: End | undefined, lookUp: Resource<OwnerLookUp>, onWrong: () => void) {
  const t = useMessages(staffMessages)
  useEffect(() => {
    if (end === 'found' && lookUp.state === 'ready') announce(t('owner.found', { name: lookUp.data.to.name }))
    if (end === 'unavailable') announce(t('owner.notFound'), 'assertive')
    if (end === 'unknown' || end === 'same') onWrong()
    // Once an end, not once a reading.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [end])
}
