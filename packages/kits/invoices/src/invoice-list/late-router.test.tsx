import { createPlatform } from '@memberkit/fixtures/invoices'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lateRouter } from '@memberkit/testing/late-router'
import { button, pill } from '@memberkit/testing/on-page'
import { InvoiceList } from '../index.ts'
import { renderKit } from '../testing/render-kit.tsx'

const scenario = 'invoices/member-mixed-history'

async function openFilters() {
  const router = lateRouter('/billing')
  const { identityId } = createPlatform({ scenario }).subject
  await renderKit(<InvoiceList identityId={identityId} />, { scenario, router })
  await button('Filters').click()
  return router
}

test('with a pending router, a date can be typed in full and the earlier filter stays', async () => {
  const router = await openFilters()
  await pill('Status').click()
  await page.getByRole('checkbox', { name: 'Paid', exact: true }).click()
  await pill('Issued').click()
  await page.getByRole('group', { name: 'First day' }).getByRole('textbox').first().click()
  await userEvent.keyboard('01012025')
  expect(router.waiting.at(-1)).toBe('/billing?status=PAID&from=2025-01-01')
  const shown = page.getByRole('rowheader').elements().length
  expect(shown).toBeGreaterThan(0)
  while (router.waiting.length) router.land()
  expect(router.current()).toBe('/billing?status=PAID&from=2025-01-01')
  await userEvent.keyboard('{Escape}')
  await expect.element(pill('Issued: from January 1, 2025')).toHaveFocus()
  expect(page.getByRole('rowheader').elements()).toHaveLength(shown)
})

test('Back discards a pending navigation to an invoice', async () => {
  const router = await openFilters()
  await page.getByRole('rowheader').first().getByRole('button').click()
  await expect.element(button('All invoices')).toBeVisible()
  router.move('/billing?status=PAID')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(button('All invoices').query()).toBeNull()
})
