'use client'
import { useMemberkit } from '@memberkit/foundation'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney, negateDecimal } from '@memberkit/platform/formats'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { ItemField } from './ItemField.tsx'
import { dueAfter, exceedsDue, removableItems } from './staff.rules.ts'
import type { InvoiceForm } from './invoice-calls.ts'

/** Takes one line off an invoice. */
export function RemoveItemForm(form: InvoiceForm<'removeItem'>) {
  const { entity: invoice, run } = form
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const [itemId, setItemId] = useState<string>()
  const items = removableItems(invoice)
  const item = items.find(({ id }) => id === itemId)
  const change = item && negateDecimal(item.amount)
  const isTooMuch = change !== undefined && exceedsDue(invoice, change)
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  return (
    <ActionForm
      {...form}
      consequence={
        change !== undefined && !isTooMuch
          ? t('consequence.removeItem', { before: money(invoice.due), after: money(dueAfter(invoice, change)) })
          : t('consequence.now', { amount: money(invoice.due) })
      }
      problems={{ itemId: isTooMuch ? t('item.removesTooMuch', { amount: money(invoice.due) }) : undefined }}
      isUnavailable={items.length === 0}
      onSubmit={() => item && run({ body: { itemId: item.id } })}
    >
      <ItemField items={items} currency={invoice.currency} value={item?.id} onChange={setItemId} />
    </ActionForm>
  )
}
