import * as calls from '@memberkit/contract/commerce/taxes'
import type { MockPlatform } from '@memberkit/fixtures'
import { dialog, field, inDialog, said } from '@memberkit/testing/on-page'
import { enter, press } from '@memberkit/testing/press'
import { inTime, skipTime } from '@memberkit/testing/skip-time'
import { expect, test } from 'vitest'
import { fillDay } from './testing/fill-day.ts'
import { choose, openTaxes, rowOf } from './testing/open-taxes.tsx'

/** Opens the form of a rate that follows the one of Texas, and fills it in. */
async function openForm() {
  const stage = await openTaxes({ address: '/?area=TX&state=inForce' })
  await choose(rowOf('Texas', '8.25%'), 'Set a new rate')
  await enter(field('Rate'), '8.5')
  await fillDay('In effect from', '2026-07-01')
  await expect.element(said('pays 8.5% instead of 8.25%.')).toBeVisible()
  return stage
}

/** A colleague, or another window of the same person, sets a rate of Texas. */
function setElsewhere({ store }: MockPlatform, effectiveFrom: string) {
  const old = store.taxes.taxes.get('tax-tx-sales-tax')!
  store.taxes.taxes.put({ ...old, effectiveTo: '2026-05-31' })
  store.taxes.taxes.put({ ...old, id: 'tax-elsewhere', rate: '9', effectiveFrom })
}

const returnToWindow = () => dispatchEvent(new Event('visibilitychange'))

test('a rate that is set meanwhile is what the new one is compared with, is told, and is agreed to first', async () => {
  skipTime()
  const { platform } = await openForm()
  setElsewhere(platform, '2026-06-01')
  await inTime(() => dialog.element().textContent).toContain('pays 8.5% instead of 9%.')
  await expect.element(said('The rates have changed')).toBeVisible()
  await expect.element(said('9% (was 8.25%)')).toBeVisible()
  await press(inDialog('Set rate'))
  await expect.element(said('press “Set rate” again')).toBeVisible()
  await expect.element(field('Rate')).toHaveValue('8.5')
  expect(platform.calls.of(calls.createTax)).toHaveLength(0)
  await press(inDialog('Set rate'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.createTax)).toHaveLength(1)
})

test('the rates are read again while the form is open, and a rate after the new one ends it', async () => {
  skipTime()
  const { platform } = await openForm()
  setElsewhere(platform, '2026-09-01')
  await inTime(() => dialog.element().textContent).toContain('It ends after August\u00a031,\u00a02026.')
  await expect.element(said('August 31, 2026 (was none)')).toBeVisible()
})

test('a form whose rates are refused meanwhile keeps what is typed', async () => {
  skipTime()
  const { platform } = await openForm()
  platform.faults.add({ operation: calls.listTaxes, kind: 401 })
  const before = platform.calls.of(calls.listTaxes).length
  await inTime(() => platform.calls.of(calls.listTaxes).length).toBeGreaterThan(before)
  await expect.poll(() => document.querySelector('[data-mk-state="stale"]')?.textContent).toContain('You’re signed out')
  await expect.element(field('Rate')).toHaveValue('8.5')
})

test('while the outcome is unknown, the form’s own rate isn’t taken for somebody else’s', async () => {
  skipTime()
  const { platform } = await openForm()
  platform.faults.add({ operation: calls.createTax, kind: 'dropped-after-commit' })
  platform.faults.add({ operation: calls.listTaxes, kind: 503 })
  await press(inDialog('Set rate'))
  await inTime(() => dialog.getByRole('button', { name: 'Check again' }).query()).not.toBeNull()
  platform.faults.clear()
  returnToWindow()
  await expect.element(rowOf('Texas', '8.25%', 'until Jun 30, 2026')).toBeInTheDocument()
  await expect.element(said('pays 8.5% instead of 8.25%.')).toBeVisible()
  expect(said('The rates have changed').query()).toBeNull()
  await press(inDialog('Check again'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.createTax)).toHaveLength(1)
})
