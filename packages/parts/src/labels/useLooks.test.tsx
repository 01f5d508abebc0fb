import { InvoiceStatus } from '@memberkit/contract/labels/commerce/invoices/en-US'
import { invoiceStatusTones } from '@memberkit/contract/labels/commerce/invoices/tones'
import { defineMessages, overrideMessages } from '@memberkit/foundation/messages'
import { StatusText } from '@memberkit/foundation/status'
import { button } from '@memberkit/testing/on-page'
import { stage } from '@memberkit/testing/stage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { labelMessages, labelNamespace, useLabel, useLooks } from './index.ts'

const words = { 'InvoiceStatus.ACTIVE': 'To pay', 'InvoiceStatus.HALF_PAID': 'Half paid' }
const plain = defineMessages('plain', 'en-US', words)
const tones = { ...invoiceStatusTones, HALF_PAID: 'caution' } as const
const looks = { enumeration: 'InvoiceStatus', tones, plain } as const
const messages = [...labelMessages('en-US', { InvoiceStatus }), plain]

function Statuses({ values }: { values: readonly string[] }) {
  const shown = useLooks(looks)
  const label = useLabel('InvoiceStatus')
  return values.map((value) => (
    <p key={value}>
      <StatusText field="invoice.status" value={value} looks={shown} />
      <button type="button">{label(value)}</button>
    </p>
  ))
}

const badges = () => [...document.querySelectorAll('[data-tone]')].map(({ textContent }) => textContent)

test('members see plain words, and the label where none exist', async () => {
  await stage({ messages }).show(<Statuses values={['ACTIVE', 'PAID', 'HALF_PAID']} />)
  await expect.poll(badges).toEqual(['To pay', 'Paid', 'Half paid'])
  await expect.element(page.getByText('Half paid').first()).toHaveAttribute('data-tone', 'caution')
})

test('staff see the label, and plain words where none exists', async () => {
  await stage({ messages, scenario: 'invoices/staff' }).show(<Statuses values={['ACTIVE', 'HALF_PAID']} />)
  await expect.poll(badges).toEqual(['Active', 'Half paid'])
})

test('a host overrides a label, and an unknown value is shown in plain words', async () => {
  const own = overrideMessages(labelNamespace('InvoiceStatus'), 'en-US', { PAID: 'Settled' })
  await stage({ messages: [...messages, own] }).show(<Statuses values={['PAID', 'NEVER_SEEN']} />)
  await expect.element(button('Settled')).toBeVisible()
  await expect.element(button('Never seen')).toBeVisible()
  expect(badges()).toEqual(['Settled', 'Never seen'])
})

test('a label that is the value itself stays as it is; a value without one becomes readable', async () => {
  await stage({ messages: labelMessages('en-US', { InvoiceStatus: { CLC: 'CLC' } }) }).show(
    <Statuses values={['CLC', 'HALF_PAID']} />,
  )
  await expect.element(button('CLC')).toBeVisible()
  await expect.element(button('Half paid')).toBeVisible()
})
