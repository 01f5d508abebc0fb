'use client'
import { addInvoiceItem, type InvoiceItemType, type InvoiceProductType } from '@memberkit/contract/commerce/invoices'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { formatMoney, isZero } from '@memberkit/platform/formats'
import { MoneyField } from '@memberkit/primitives/money-field'
import { Select } from '@memberkit/primitives/select'
import { TextField } from '@memberkit/primitives/text-field'
import { useState } from 'react'
import { staffMessages } from '../messages/namespaces.ts'
import { absolute, dueAfter, exceedsDue, isItemAdded, needsRetype, signedAmount } from './staff.rules.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { type StaffActionProps, useStaffAction } from './useStaffAction.ts'

const types = ['SUBSCRIPTION', 'ORDER', 'DISCOUNT', 'TAX'] as const satisfies readonly InvoiceItemType[]
const productTypes = ['PRODUCT', 'SUPPLEMENT'] as const satisfies readonly InvoiceProductType[]

/** Puts one more line on an invoice. A discount is typed as a positive amount and sent below zero. */
export function AddItemDialog(props: StaffActionProps) {
  const { identityId, onClose } = props
  const t = useMessages(staffMessages)
  const { locale } = useMemberkit()
  const staff = useStaffAction(addInvoiceItem, props, {
    name: 'addItem',
    shows: (after, before, { body }) => isItemAdded(after, before, body),
    doneText: ({ number }) => t('done.addItem', { number }),
  })
  const { invoice, action } = staff
  const [type, setType] = useState<(typeof types)[number]>()
  const [productType, setProductType] = useState<InvoiceProductType>('PRODUCT')
  const [label, setLabel] = useState('')
  const [typed, setTyped] = useState<string | null>()
  const money = (value: string) => formatMoney(value, invoice.currency, locale)
  const unreadable = t('item.unreadable', { example: money('20.00') })
  const isProduct = type === 'SUBSCRIPTION' || type === 'ORDER'
  const amount = type && typed && !isZero(typed) ? signedAmount(type, typed) : undefined
  const said = label.trim()

  return (
    <StaffDialog
      staff={staff}
      onClose={onClose}
      title={t('title.addItem', { number: invoice.number })}
      consequence={
        amount && !exceedsDue(invoice, amount)
          ? t('consequence.addItem', { before: money(invoice.due), after: money(dueAfter(invoice, amount)) })
          : t('consequence.now', { amount: money(invoice.due) })
      }
      submitLabel={t('do.addItem')}
      retype={amount && needsRetype(absolute(amount), props.retypeAbove) ? absolute(amount) : undefined}
      isValid={Boolean(amount && said && !amountError())}
      onSubmit={() => {
        if (!type || !amount) return
        const body = { type, label: said, amount, ...(isProduct && { productType }) }
        staff.run({ identityId, invoiceId: invoice.id, body })
      }}
    >
      {(shown) => (
        <>
          <Select
            label={t('item.type')}
            name="type"
            placeholder={t('item.chooseType')}
            options={types.map((value) => ({ value, label: t(`item.${value}`) }))}
            value={type ?? ''}
            onChange={(value) => setType(types.find((one) => one === value))}
            error={shown(type ? undefined : t('required')) ?? action.errorOf('type')}
            isRequired
          />
          {isProduct ? (
            <Select
              label={t('item.productType')}
              name="productType"
              options={productTypes.map((value) => ({ value, label: t(`item.${value}`) }))}
              value={productType}
              onChange={(value) => setProductType(productTypes.find((one) => one === value) ?? 'PRODUCT')}
              error={action.errorOf('productType')}
            />
          ) : null}
          <TextField
            label={t('item.label')}
            name="label"
            value={label}
            onChange={setLabel}
            autoComplete="off"
            error={shown(said ? undefined : t('required')) ?? action.errorOf('label')}
            isRequired
          />
          <MoneyField
            label={t('item.amount')}
            name="amount"
            currency={invoice.currency}
            value={typed}
            onChange={setTyped}
            description={type === 'DISCOUNT' ? t('item.discountHint') : undefined}
            error={shown(amountError()) ?? action.errorOf('amount')}
            parseError={unreadable}
            isRequired
          />
        </>
      )}
    </StaffDialog>
  )

  function amountError() {
    if (typed === null) return unreadable
    if (!typed) return t('required')
    if (isZero(typed)) return t('item.zero', { amount: money('0.00') })
    return amount && exceedsDue(invoice, amount) ? t('item.tooMuch', { amount: money(invoice.due) }) : undefined
  }
}
