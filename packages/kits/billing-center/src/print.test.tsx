import { button, heading, text } from '@memberkit/testing/on-page'
import { emulatePrint, printedControls, printedText } from '@memberkit/testing/print'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openCenter } from './testing/open-center.tsx'

test('the page prints as a summary: what is due, plans, methods and invoices, without controls', async () => {
  await openCenter({ scenario: 'billing-center/past-due' })
  await expect.element(heading('A payment needs your attention')).toBeVisible()
  await expect.element(text('Visa ending in 4242')).toBeVisible()
  await emulatePrint()
  const words = printedText()
  for (const part of [
    'A payment needs your attention',
    '$39.90',
    'Legal Plan Family',
    'Visa ending in 4242',
    '2026-009001',
  ])
    expect(words).toContain(part)
  await expect.poll(() => printedControls()).toEqual([])
})

test('paper has every row of a table, also those that a phone shows on demand', async () => {
  await page.viewport(360, 800)
  await openCenter({ scenario: 'billing-center/staff' })
  await expect.element(button('Show all subscriptions')).toBeVisible()
  await expect.element(button('Show all invoices')).toBeVisible()
  await emulatePrint()
  const rows = [...document.querySelectorAll('tbody > tr')]
  expect(rows.length).toBeGreaterThan(10)
  await expect.poll(() => rows.filter((row) => !row.checkVisibility())).toEqual([])
  await expect.poll(() => printedControls()).toEqual([])
  await page.viewport(1024, 768)
})

test('paper has every plan, also those that a phone shows on demand', async () => {
  await page.viewport(360, 800)
  await openCenter({ scenario: 'billing-center/every-state' })
  await expect.element(heading('Legal CDLP')).toBeVisible()
  await emulatePrint()
  const words = printedText()
  for (const part of ['Legal CDLP', 'Legal Plan Family', 'Active through April 30, 2026', 'Ended on September 8, 2025'])
    expect(words).toContain(part)
  await expect.poll(() => printedControls()).toEqual([])
  await page.viewport(1024, 768)
})
