'use client'
import type { InvoiceItemType, InvoiceProductType } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { needsRetype } from '@memberkit/foundation/confirm'
import { ActionForm } from '@memberkit/foundation/entity-actions/dialog'
import { useMessages } from '@memberkit/foundation/messages'
import { useLabel } from '@memberkit/parts/labels'
import { formatMoney, isZero } from '@memberkit/platform/formats'
import { FormField } from '@memberkit/primitives/form'
import { MoneyField } from '@memberkit/primitives/money-field'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { absolute, dueAfter, exceedsDue, signedAmount } from './staff.rules.ts'
import type { InvoiceForm } from './invoice-calls.ts'

const types = ['SUBSCRIPTION', 'ORDER', 'DISCOUNT', 'TAX'] as const satisfies readonly InvoiceItemType[]
const productTypes = ['PRODUCT', 'SUPPLEMENT'] as const satisfies readonly InvoiceProductType[]

/** Puts one more line on an invoice. A discount is typed as a positive amount and sent below zero. */
export function AddItemForm(form: InvoiceForm<'addItem'>) {
  const { entity: invoice, retypeAbove, run } = form
  const t = useMessages(staffMessages)
  const typeLabel = useLabel('InvoiceItemType')
  const productLabel = useLabel('InvoiceProductType')
  const { locale } = useMemberkit()
  const [type, setType] = useState<(typeof types)[number]>()
  const [productType, setProductType] = useState<InvoiceProductType>('PRODUCT')
  const [label, setLabel] = useState('')
  const [typed, setTyped] = useState<string | null>()
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  const isProduct = type === 'SUBSCRIPTION' || type === 'ORDER'
  const amount = type && typed && !isZero(typed) ? signedAmount(type, typed) : undefined
  const said = label.trim()

  return (
    <ActionForm
      {...form}
      consequence={
        amount && !exceedsDue(invoice, amount)
          ? t('consequence.addItem', { before: money(invoice.due), after: money(dueAfter(invoice, amount)) })
          : t('consequence.now', { amount: money(invoice.due) })
      }
      retype={amount && needsRetype(absolute(amount), retypeAbove) ? absolute(amount) : undefined}
      problems={{ label: said ? undefined : t('item.labelMissing'), amount: amountProblem() }}
      onSubmit={() => type && amount && run({ body: { type, label: said, amount, ...(isProduct && { productType }) } })}
    >
      <FormField name="type" messages={{ valueMissing: `${t('item.chooseType')}.` }}>
        {(field) => (
          <Select
            {...field}
            label={t('item.type')}
            placeholder={t('item.chooseType')}
            options={types.map((value) => ({ value, label: typeLabel(value) }))}
            value={type ?? ''}
            onChange={(value) => setType(types.find((one) => one === value))}
            isRequired
          />
        )}
      </FormField>
      {isProduct ? (
        <FormField name="productType">
          {(field) => (
            <Select
              {...field}
              label={t('item.productType')}
              options={productTypes.map((value) => ({ value, label: productLabel(value) }))}
              value={productType}
              onChange={(value) => setProductType(productTypes.find((one) => one === value) ?? 'PRODUCT')}
            />
          )}
        </FormField>
      ) : null}
      <FormField name="label" messages={{ valueMissing: t('item.labelMissing') }}>
        {(field) => (
          <TextField
            {...field}
            label={t('item.label')}
            value={label}
            onChange={setLabel}
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <FormField name="amount" messages={{ valueMissing: t('item.amountMissing') }}>
        {(field) => (
          <MoneyField
            {...field}
            label={t('item.amount')}
            currency={invoice.currency}
            value={typed}
            onChange={setTyped}
            description={type === 'DISCOUNT' ? t('item.discountHint') : undefined}
            parseError={t('item.unreadable', { example: money('20.00') })}
            isRequired
          />
        )}
      </FormField>
    </ActionForm>
  )

  function amountProblem() {
    if (typed && isZero(typed)) return t('item.zero', { amount: money('0.00') })
    return amount && exceedsDue(invoice, amount) ? t('item.tooMuch', { amount: money(invoice.due) }) : undefined
  }
}
