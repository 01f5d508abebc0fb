import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Confirmation } from '../action/index.ts'
import { PayForm } from '../testing/PayForm.tsx'
import { stage } from '@memberkit/testing/stage'

const asked: Confirmation = {
  title: 'Pay $10.00?',
  consequence: 'Your card ending in 1111 is charged now.',
  confirmLabel: 'Pay $10.00',
}
const said = () => document.querySelector('[data-mk-action=done]')?.textContent
const pay = page.getByRole('button', { name: 'Pay', exact: true })
const dialog = page.getByRole('alertdialog', { name: 'Pay $10.00?' })
const confirm = page.getByRole('button', { name: 'Pay $10.00' })

test('asks with the consequence; cancelling sends nothing and asks again next time', async () => {
  const { platform, show } = stage()
  await show(<PayForm platform={platform} confirm={() => asked} />)
  await pay.click()
  await expect.element(dialog).toHaveAccessibleDescription(asked.consequence)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(pay).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)

  await pay.click()
  await confirm.click()
  await expect.poll(said).toContain('Paid')
  expect(platform.calls.of(payInvoice)).toHaveLength(1)
})

test('an amount to be typed again must be the same; how it is spaced decides nothing', async () => {
  const { platform, show } = stage()
  const retype = { label: 'Type the amount', expected: '1\u00a0234,00\u00a0$' }
  await show(<PayForm platform={platform} confirm={() => ({ ...asked, retype })} />)
  await pay.click()
  const field = page.getByLabelText('Type the amount')
  await userEvent.fill(field, '1234')
  await confirm.click()
  await expect.element(field).toHaveAccessibleDescription(/isn’t the same/)
  await expect.element(field).toHaveFocus()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)

  await userEvent.fill(field, '1 234,00 $')
  await userEvent.keyboard('{Enter}')
  await expect.poll(said).toContain('Paid')
})

test('whoever acts for someone else confirms that too, where something is taken', async () => {
  const { platform, show } = stage({ session: { actingFor: { identityId: 'id-7', name: 'Ada Example' } } })
  await show(<PayForm platform={platform} confirm={() => ({ ...asked, isDestructive: true })} />)
  await pay.click()
  await confirm.click()
  const consent = page.getByRole('checkbox', { name: /doing this for Ada Example/ })
  await expect.element(consent).toHaveAccessibleDescription('Confirm this to go on')
  await consent.click()
  await confirm.click()
  await expect.poll(said).toContain('Paid')
})

test('a question that leaves the screen is answered with no, and blocks nothing', async () => {
  const { platform, around, show } = stage()
  const screen = await show(<PayForm platform={platform} confirm={() => asked} />)
  await pay.click()
  await expect.element(dialog).toBeVisible()
  await screen.rerender(around(null))
  await screen.rerender(around(<PayForm platform={platform} />))
  await pay.click()
  await expect.poll(said).toContain('Paid')
})

test('a question about what is no longer shown is answered with no', async () => {
  const { platform, around, show } = stage()
  const screen = await show(<PayForm platform={platform} confirm={() => asked} />)
  await pay.click()
  await expect.element(dialog).toBeVisible()
  const other = { ...platform, subject: { ...platform.subject, invoiceId: 'in_other' } }
  await screen.rerender(around(<PayForm platform={other} confirm={() => asked} />))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(payInvoice)).toHaveLength(0)
})
