import { heading, text } from '@memberkit/testing/on-page'
import { emulatePrint, printedControls, printedText } from '@memberkit/testing/print'
import { expect, test } from 'vitest'
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
