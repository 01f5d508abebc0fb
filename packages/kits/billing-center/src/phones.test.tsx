import { button, dialog, heading, inDialog } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { billingAnchors } from './index.ts'
import { openCenter } from './testing/open-center.tsx'

test('a phone shows the plans that need attention, and all of them on demand or after a link to one', async () => {
  await page.viewport(360, 800)
  const { router } = await openCenter({ scenario: 'billing-center/every-state' })
  for (const plan of ['Legal CDLP', 'Legal Small Business', 'IDShield Family 2021'])
    await expect.element(button(`View details of ${plan}`).first()).toBeVisible()
  const others = ['IDShield Individual 2021', 'Legal Plan Family']
  for (const plan of others) expect(button(`View details of ${plan}`).query()).toBeNull()
  await expect.element(heading('Ended')).not.toBeInTheDocument()
  await button('Show all 8 plans').click()
  await expect.element(button('View details of IDShield Individual 2021')).toHaveFocus()
  for (const plan of others) await expect.element(button(`View details of ${plan}`)).toBeVisible()
  await expect.element(heading('Ended')).toBeVisible()
  await expect.element(button('Show all 8 plans')).not.toBeInTheDocument()
  await button('View details of Legal Plan Family').click()
  await expect.element(page.getByRole('heading', { name: 'Legal Plan Family', level: 2 })).toBeVisible()
  router.go('/billing')
  await expect.element(button('View details of Legal Plan Family')).toHaveFocus()
  await page.viewport(1024, 768)
})

test('a phone shows the first invoices, and all of them on demand or after one of them was open', async () => {
  await page.viewport(360, 800)
  const { router } = await openCenter({ scenario: 'billing-center/all-good' })
  const shown = () => [...document.querySelectorAll('tbody > tr')].filter((row) => row.checkVisibility()).length
  await expect.element(button('Show all invoices')).toBeVisible()
  expect(shown()).toBe(5)
  await button('Show all invoices').click()
  await expect.poll(shown).toBe(7)
  expect(document.activeElement?.closest('tr')?.sectionRowIndex).toBe(5)
  await expect.element(button('Show all invoices')).not.toBeInTheDocument()
  router.go('/billing?invoice=inv-8015')
  await expect.element(heading('Payment methods')).not.toBeInTheDocument()
  router.go('/billing')
  await expect.poll(shown).toBe(7)
  await page.viewport(1024, 768)
})

test('a phone shows the first subscriptions to staff, and a desk all of them', async () => {
  await page.viewport(360, 800)
  await openCenter({ scenario: 'billing-center/staff' })
  const shown = (section: keyof typeof billingAnchors) =>
    [...document.querySelectorAll(`#${billingAnchors[section]} tbody > tr`)].filter((row) => row.checkVisibility())
      .length
  await expect.element(button('Show all subscriptions')).toBeVisible()
  expect([shown('plans'), shown('invoices')]).toEqual([5, 5])
  await button('Show all subscriptions').click()
  await expect.element(button('Show all subscriptions')).not.toBeInTheDocument()
  await expect.element(button('Show all invoices')).toBeVisible()
  expect([shown('plans'), shown('invoices')]).toEqual([8, 5])
  await page.viewport(1024, 768)
  await expect.element(button('Show all invoices')).not.toBeInTheDocument()
  const all = document.querySelectorAll(`#${billingAnchors.invoices} tbody > tr`).length
  expect(all).toBeGreaterThan(5)
  expect([shown('plans'), shown('invoices')]).toEqual([8, all])
})

test('a link to a plan that a phone would fold away leads back to its card', async () => {
  await page.viewport(360, 800)
  const { router } = await openCenter({
    scenario: 'billing-center/every-state',
    address: '/billing?subscription=sub-1',
  })
  await expect.element(page.getByRole('heading', { name: 'Legal Plan Family', level: 2 })).toBeVisible()
  router.go('/billing')
  await expect.element(button('View details of Legal Plan Family')).toHaveFocus()
  await page.viewport(1024, 768)
})

test('on a phone, the focus goes to the row of a paid invoice that was folded away', async () => {
  await page.viewport(360, 800)
  await openCenter({
    scenario: 'billing-center/all-good',
    prepare({ store: { invoices } }) {
      const oldest = [...invoices.invoices.all()].sort((a, b) => (a.issuedOn < b.issuedOn ? -1 : 1))[0]!
      invoices.invoices.put({ ...oldest, status: 'DELINQUENT', paid: '0.00', due: oldest.total })
    },
  })
  await expect.element(button('Show all invoices')).toBeVisible()
  await button('Pay $74.85').first().click()
  await inDialog('Review payment').click()
  await inDialog('Pay $74.85').click()
  await inDialog('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.closest('tr')?.sectionRowIndex).toBeGreaterThan(4)
  await page.viewport(1024, 768)
})
