'use client'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useState } from 'react'
import { ItemField } from './ItemField.tsx'
import { pendingTaxes } from './staff.rules.ts'
import type { InvoiceForm } from './invoice-calls.ts'

/** Registers one tax of an invoice with the authority. */
export function RegisterTaxForm(form: InvoiceForm<'registerItemTax'>) {
  const { entity: invoice, run } = form
  const [chosen, setChosen] = useState<string>()
  const taxes = pendingTaxes(invoice)
  // Where there is one only, there is nothing to choose.
  const tax = taxes.length === 1 ? taxes[0] : taxes.find(({ id }) => id === chosen)
  return (
    <ActionForm
      {...form}
      consequence={taxes.length > 0 ? undefined : null}
      isUnavailable={taxes.length === 0}
      onSubmit={() => tax && run({ itemId: tax.id })}
    >
      <ItemField items={taxes} currency={invoice.currency} value={tax?.id} onChange={setChosen} />
    </ActionForm>
  )
}
