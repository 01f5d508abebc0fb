import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulatePrint, printedBy, printedControls, printedText } from '@memberkit/testing/print'
import { button, dialog, heading, inDialog, said, text } from '@memberkit/testing/on-page'
import { openKit, type OpenOptions } from './testing/open-kit.tsx'

const list: OpenOptions = { scenario: 'invoices/member-mixed-history' }

test('the list prints with numbers, names, headers and amounts, without controls', async () => {
  await openKit(list)
  await button('Export').click()
  const words = await printedBy(() => page.getByRole('menuitem', { name: 'Print this list' }).click())
  expect(words).toContain('Invoice Issued Status Payment method Amount')
  expect(words).toContain('Legal Plan Family, IDShield Family 2021 2026-001014 Recurring Mar 8, 2026')
  expect(words).toContain('Payment needed')
  expect(words).toContain('$249.55')
  expect(words).not.toMatch(/Pay \d|Pay\b(?! before)|Update payment|Filters|Export|Show more/)
  expect(printedControls()).toEqual([])
})

test('so does the list when the host prints the whole page', async () => {
  await openKit({ ...list, realm: 'Internal' })
  await expect.element(page.getByRole('button', { name: /More actions for/ }).first()).toBeVisible()
  await emulatePrint()
  expect(printedText()).toContain(
    'Invoice Issued Status Payment method Amount Legal Plan Family, IDShield Family 2021 2026-001014',
  )
  expect(printedControls()).toEqual([])
})

test('an open invoice prints in full, once, without controls', async () => {
  await openKit({ ...list, address: '/?invoice=inv-1012' })
  await expect.element(button(/^Pay \$/)).toBeVisible()
  const words = await printedBy(() => button('Print').click())
  for (const part of ['Will preparation package', 'Amount due $89.90', 'Issued', 'Partially paid', 'Visa', 'Approved'])
    expect(words).toContain(part)
  expect(words.match(/Invoice 2026-001012/g)).toHaveLength(1)
  expect(words).toMatch(/Printed .* by Grace Sample/)
  expect(words).not.toMatch(/Pay \$|All invoices/)
  expect(printedControls()).toEqual([])
})

test('payments that failed to load are reported in print, without the retry button', async () => {
  await openKit({ scenario: 'invoices/transactions-failed', address: '/?invoice=inv-1014' })
  await expect.element(text('Paying is paused')).toBeVisible()
  expect(await printedBy(() => button('Print').click())).toContain('Payments couldn’t be loaded.')
  expect(printedControls()).toEqual([])
})

test('a receipt prints alone', async () => {
  await openKit({ scenario: 'invoices/pay-approved', address: '/?invoice=inv-2003&flow=pay' })
  await inDialog('Review payment').click()
  await inDialog(/^Pay \$/).click()
  await expect.element(said(/^Paid \$/)).toBeVisible()
  const words = await printedBy(() => inDialog('Print receipt').click())
  expect(words).toMatch(
    /^Receipt Invoice 2026-002003 Date Mar\s10,\s2026, .* Paid with Visa ending in 4242 Reference \S+ Amount \$64\.90$/,
  )
  expect(printedControls()).toEqual([])
})

test('a statement prints its year, every invoice number and the total', async () => {
  await openKit({ scenario: 'invoices/all-paid' })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Annual payment statement' }).click()
  await expect.element(dialog).toBeVisible()
  const words = await printedBy(() => inDialog('Print statement').click())
  expect(words).toContain('Annual payment statement 2026')
  expect(words).toContain('2026-001103')
  expect(words).toContain('Total paid in 2026 $74.85')
  expect(printedControls()).toEqual([])
})

test('fr-CA: an invoice prints in French and then, on its own page, in English', async () => {
  await openKit({ scenario: 'invoices/quebec', locale: 'fr-CA', address: '/?invoice=inv-3002' })
  await expect.element(heading('Facture 2026-003002')).toBeVisible()
  const english = () => document.querySelector('[lang="en-CA"]')
  expect(english()).toBeNull()
  await expect.poll(() => button('Imprimer').query()).not.toBeNull()
  const words = await printedBy(() => button('Imprimer').click())
  const inEnglish = printedText(english()!)
  const inFrench = words.replace(inEnglish.trim(), '')
  expect(words.endsWith(inEnglish)).toBe(true)
  expect(inFrench).toContain('Facture 2026-003002')
  expect(inFrench).toMatch(/Montant dû 28,69 \$/)
  expect(inFrench).not.toMatch(/Invoice|Amount|Issued|Total due|Payments/)
  expect(inEnglish).toContain('Invoice 2026-003002')
  expect(inEnglish).toContain('Amount due $28.69')
  expect(inEnglish).toMatch(/Issued February\s8,\s2026/)
  expect(inEnglish).not.toMatch(/Facture|Montant|Émise|Paiements|février/)
  expect(getComputedStyle(english()!.firstElementChild!).breakBefore).toBe('page')
  expect(printedControls()).toEqual([])
})

test('other locales print in one language', async () => {
  await openKit({ ...list, address: '/?invoice=inv-1014' })
  await expect.element(button('Print')).toBeVisible()
  await printedBy(() => button('Print').click())
  expect(document.querySelector('[lang="en-CA"]')).toBeNull()
})
