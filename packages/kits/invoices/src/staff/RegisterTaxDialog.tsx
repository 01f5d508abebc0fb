'use client'
import { registerInvoiceItemTax } from '@memberkit/contract/commerce/invoices'
import { useMessages } from '@memberkit/foundation/messages'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { pendingTaxes } from './staff.rules.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Says that one tax of an invoice has been registered with the authority. */
export function RegisterTaxDialog(props: StaffActionProps) {
  const { identityId, onClose } = props
  const t = useMessages(staffMessages)
  const staff = useStaffAction(registerInvoiceItemTax, props, {
    name: 'registerItemTax',
    shows: (after, _before, { itemId }) => pendingTaxes(after).every(({ id }) => id !== itemId),
    doneText: ({ number }) => t('done.registerItemTax', { number }),
  })
  const { invoice } = staff
  const [chosen, setChosen] = useState<string>()
  const taxes = pendingTaxes(invoice)
  // Where there is one only, there is nothing to choose.
  const tax = taxes.length === 1 ? taxes[0] : taxes.find(({ id }) => id === chosen)

  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      title={t('title.registerItemTax', { number: invoice.number })}
      consequence={taxes.length > 0 ? t('consequence.registerItemTax') : undefined}
      submitLabel={t('do.registerItemTax')}
      isValid={tax !== undefined}
      isImpossible={taxes.length === 0}
      onSubmit={() => tax && staff.run({ identityId, invoiceId: invoice.id, itemId: tax.id })}
    >
      {(shown) => (
        <ItemChoice
          items={taxes}
          currency={invoice.currency}
          value={tax?.id}
          onChange={setChosen}
          error={shown(tax ? undefined : t('required'))}
        />
      )}
    </StaffDialog>
  )
}
