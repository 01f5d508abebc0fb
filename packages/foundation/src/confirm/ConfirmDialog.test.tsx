import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Confirmation } from '../action/index.ts'
import { PayForm } from '../testing/PayForm.tsx'
import { stage } from '@memberkit/testing/stage'

const confirmation: Confirmation = {
  title: 'Pay $10.00?',
  consequence: 'Your card ending in 1111 is charged now.',
  confirmLabel: 'Pay $10.00',
}
const shownMessage = () => document.querySelector('[data-mk-action=done]')?.textContent
const pay = page.getByRole('button', { name: 'Pay', exact: true })
const dialog = page.getByRole('alertdialog', { name: 'Pay $10.00?' })
const confirm = page.getByRole('button', { name: 'Pay $10.00' })

test('the dialog states the consequence; Cancel sends nothing, restores focus, and the next click asks again', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} confirm={() => confirmation} />)
  await pay.click()
  await expect.element(dialog).toHaveAccessibleDescription(confirmation.consequence)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(pay).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)

  await pay.click()
  await confirm.click()
  await expect.poll(shownMessage).toContain('Paid')
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test.each([
  ['Keep as is', { tone: 'critical' }],
  ['Keep the plan', { tone: 'critical', cancelLabel: 'Keep the plan' }],
  ['Not now', { cancelLabel: 'Not now' }],
] as const)('the button that leaves says what stays: %s', async (label, words) => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} confirm={() => ({ ...confirmation, ...words })} />)
  await pay.click()
  await expect.element(dialog).toBeVisible()
  expect(page.getByRole('button', { name: 'Cancel' }).query()).toBeNull()
  await page.getByRole('button', { name: label }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)
})

test('a retyped amount must match, whatever its spaces', async () => {
  const { platform, show } = stage()
  const retype = { label: 'Type the amount', expected: '1\u00a0234,00\u00a0$' }
  await show(<PayForm platform={platform} confirm={() => ({ ...confirmation, retype })} />)
  await pay.click()
  const field = page.getByLabelText('Type the amount')
  await userEvent.fill(field, '1234')
  await confirm.click()
  await expect.element(field).toHaveAccessibleDescription(/isn’t the same/)
  await expect.element(field).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)

  await userEvent.fill(field, '1 234,00 $')
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownMessage).toContain('Paid')
})

test('acting for someone else requires a further confirmation of a destructive action', async () => {
  const { platform, show } = stage({ session: { actingFor: { identityId: 'id-7', name: 'Ada Example' } } })
  await show(<PayForm platform={platform} confirm={() => ({ ...confirmation, isDestructive: true })} />)
  await pay.click()
  await confirm.click()
  const consent = page.getByRole('checkbox', { name: /doing this for Ada Example/ })
  await expect.element(consent).toHaveAccessibleDescription('Confirm that Ada Example asked you to')
  await consent.click()
  await confirm.click()
  await expect.poll(shownMessage).toContain('Paid')
})

test('unmounting an open dialog cancels it, and the next action runs', async () => {
  const { platform, around, show } = stage()
  const screen = await show(<PayForm platform={platform} confirm={() => confirmation} />)
  await pay.click()
  await expect.element(dialog).toBeVisible()
  await screen.rerender(around(null))
  await screen.rerender(around(<PayForm platform={platform} />))
  await pay.click()
  await expect.poll(shownMessage).toContain('Paid')
})

test('an open dialog is canceled when its entity changes', async () => {
  const { platform, around, show } = stage()
  const screen = await show(<PayForm platform={platform} confirm={() => confirmation} />)
  await pay.click()
  await expect.element(dialog).toBeVisible()
  const other = { ...platform, subject: { ...platform.subject, invoiceId: 'in_other' } }
  await screen.rerender(around(<PayForm platform={other} confirm={() => confirmation} />))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)
})
