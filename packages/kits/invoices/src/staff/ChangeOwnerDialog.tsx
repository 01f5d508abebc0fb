'use client'
import { changeInvoiceOwner, listInvoices } from '@memberkit/contract/commerce/invoices'
import { useMessages } from '@memberkit/foundation/messages'
import { type Resource, ResourceView } from '@memberkit/foundation/resource'
import { keyOf } from '@memberkit/platform/query'
import { announce } from '@memberkit/primitives/live'
import { SkeletonGroup, SkeletonText } from '@memberkit/primitives/skeleton'
import { TextField } from '@memberkit/primitives/text-field'
import { useEffect, useRef, useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { OwnerFound } from './OwnerFound.tsx'
import { StaffDialog } from './StaffDialog.tsx'
import { type OwnerLookUp, useOwnerLookUp } from './useOwnerLookUp.ts'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Moves an invoice to another identity: looked up first, then confirmed by name, then sent. */
export function ChangeOwnerDialog(props: StaffActionProps) {
  const { identityId, onClose } = props
  const t = useMessages(staffMessages)
  const staff = useStaffAction(changeInvoiceOwner, props, {
    name: 'changeOwner',
    isMoney: true,
    effects: ({ body }) => [keyOf(listInvoices, { identityId: body.identityId })],
    rereadAt: ({ invoiceId, body }) => ({ identityId: body.identityId, invoiceId }),
    shows: (after, _before, { body }) => after.identityId === body.identityId,
    doneText: ({ number }) => t('done.changeOwner', { number }),
  })
  const { invoice, action } = staff
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string>()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const lookUp = useOwnerLookUp(identityId, asked)
  const found = asked !== undefined && lookUp.state === 'ready' ? lookUp.data : undefined
  const end = asked === undefined ? undefined : endOf(lookUp, identityId)
  useEndOfLookUp(end, lookUp, () => field.current?.focus())
  const owner = typed.trim()
  const isSame = owner === identityId || end === 'same'

  const retype = (text: string) => {
    setTyped(text)
    if (text.trim() === asked) return
    setAsked(undefined)
    setConfirmed(false)
    setPressed(false)
  }
  const submit = () => {
    if (asked === undefined) setAsked(owner)
    else if (lookUp.state === 'failed' || lookUp.state === 'refused') lookUp.retry()
    else if (!found) return
    else if (isConfirmed) staff.run({ identityId, invoiceId: invoice.id, body: { identityId: found.to.identityId } })
    else setPressed(true)
  }

  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      isCritical={end === 'found'}
      title={t('title.changeOwner', { number: invoice.number })}
      consequence={t('consequence.changeOwner')}
      submitLabel={t(end === 'found' ? 'do.changeOwner' : 'owner.find')}
      isPreparing={end === 'looking'}
      isValid={owner !== '' && !isSame}
      onSubmit={submit}
    >
      {(shown) => (
        <>
          <TextField
            ref={field}
            label={t('owner.identity')}
            name="identityId"
            description={t('owner.hint')}
            value={typed}
            onChange={retype}
            autoComplete="off"
            spellCheck={false}
            error={
              shown(owner === '' ? t('required') : isSame ? t('owner.same') : undefined) ??
              (end === 'unknown' ? t('owner.unknown', { id: owner }) : undefined) ??
              action.errorOf('identityId')
            }
            isRequired
          />
          {asked === undefined || end === 'unknown' || end === 'same' ? null : (
            <ResourceView
              resource={lookUp}
              skeleton={
                <SkeletonGroup label={t('owner.looking')}>
                  <SkeletonText lines={6} />
                </SkeletonGroup>
              }
            >
              {(people) => (
                <OwnerFound
                  {...people}
                  number={invoice.number}
                  isConfirmed={isConfirmed}
                  onConfirm={setConfirmed}
                  isChecked={isPressed}
                />
              )}
            </ResourceView>
          )}
        </>
      )}
    </StaffDialog>
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
