'use client'
import { changeInvoiceOwner, listInvoices } from '@memberkit/contract/commerce/invoices'
import { useMessages } from '@memberkit/foundation/messages'
import { keyOf } from '@memberkit/platform/query'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Moves an invoice to another identity. */
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
  const owner = typed.trim()
  const problem = owner === '' ? t('required') : owner === invoice.identityId ? t('owner.same') : undefined

  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      isCritical
      title={t('title.changeOwner', { number: invoice.number })}
      consequence={t('consequence.changeOwner')}
      submitLabel={t('do.changeOwner')}
      isValid={!problem}
      onSubmit={() => staff.run({ identityId, invoiceId: invoice.id, body: { identityId: owner } })}
    >
      {(shown) => (
        <TextField
          label={t('owner.identity')}
          name="identityId"
          description={t('owner.hint')}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck={false}
          error={shown(problem) ?? action.errorOf('identityId')}
          isRequired
        />
      )}
    </StaffDialog>
  )
}
