'use client'
import { removeInvoiceItem } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney, negateDecimal } from '@memberkit/platform/formats'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { ItemChoice } from './ItemChoice.tsx'
import { dueAfter, removableItems } from './staff.rules.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

/** Takes one line off an invoice. */
export function RemoveItemDialog(props: StaffActionProps) {
  const { identityId, onClose } = props
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const staff = useStaffAction(removeInvoiceItem, props, {
    name: 'removeItem',
    shows: ({ items }, _before, { body }) => items.every(({ id }) => id !== body.itemId),
    doneText: ({ number }) => t('done.removeItem', { number }),
  })
  const { invoice, action } = staff
  const [itemId, setItemId] = useState<string>()
  const items = removableItems(invoice)
  const item = items.find(({ id }) => id === itemId)
  const money = (value: string) => formatMoney(value, invoice.currency, locale)

  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      title={t('title.removeItem', { number: invoice.number })}
      consequence={
        item
          ? t('consequence.removeItem', {
              before: money(invoice.due),
              after: money(dueAfter(invoice, negateDecimal(item.amount))),
            })
          : t('consequence.now', { amount: money(invoice.due) })
      }
      submitLabel={t('do.removeItem')}
      isValid={item !== undefined}
      isImpossible={items.length === 0}
      onSubmit={() => item && staff.run({ identityId, invoiceId: invoice.id, body: { itemId: item.id } })}
    >
      {(shown) => (
        <ItemChoice
          items={items}
          currency={invoice.currency}
          value={item?.id}
          onChange={setItemId}
          error={shown(item ? undefined : t('required')) ?? action.errorOf('itemId')}
        />
      )}
    </StaffDialog>
  )
}
