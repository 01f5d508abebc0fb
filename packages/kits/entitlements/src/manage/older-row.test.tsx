import { changeEntitlementEffectiveDates } from '@memberkit/contract/commerce/entitlements'
import type { MockPlatform } from '@memberkit/fixtures'
import { press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { choose, dialog, inDialog, openKit } from '../testing/open-kit.tsx'

const menu = 'More actions for Legal Plan Family'
const sent = ({ calls }: MockPlatform) => calls.of(changeEntitlementEffectiveDates).map(({ status }) => status)

/** A colleague's change, of which the page hears nothing by itself. */
function changeElsewhere({ store }: MockPlatform, effectiveFrom: string) {
  const { entitlements } = store.entitlements
  const plan = entitlements.get('ent-1')!
  entitlements.put({ ...plan, effectiveFrom, version: `${Number(plan.version) + 1}` })
}

/** A request leaves within these frames. */
async function wouldHaveLeft() {
  for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

async function chooseDates() {
  const { platform, queryClient } = await openKit({ scenario: 'entitlements/staff' })
  await expect.element(page.getByRole('button', { name: menu })).toBeVisible()
  changeElsewhere(platform, '2026-02-02')
  await choose('Change dates', menu)
  await expect.element(dialog.getByText('This plan has changed')).toBeVisible()
  await expect.element(dialog.getByText('February 2, 2026', { exact: false }).first()).toBeVisible()
  return { platform, queryClient }
}

test('what a colleague changed since the list was read is shown, and nothing is sent over it unseen', async () => {
  const { platform } = await chooseDates()
  await press(inDialog('Change dates'))
  await wouldHaveLeft()
  expect(sent(platform)).toEqual([])
  await press(inDialog('Change dates'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(platform)).toEqual([200])
})

test('after a conflict, what changes once more is shown, and nothing is sent over it unseen', async () => {
  const { platform, queryClient } = await chooseDates()
  await press(inDialog('Change dates'))
  changeElsewhere(platform, '2026-02-03')
  await press(inDialog('Change dates'))
  await expect.element(dialog.getByText('February 3, 2026', { exact: false }).first()).toBeVisible()
  expect(sent(platform)).toEqual([412])
  changeElsewhere(platform, '2026-02-04')
  await queryClient.invalidateQueries()
  await expect.element(dialog.getByText('February 4, 2026', { exact: false }).first()).toBeVisible()
  await press(inDialog('Change dates'))
  await wouldHaveLeft()
  expect(sent(platform)).toEqual([412])
  await press(inDialog('Change dates'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent(platform)).toEqual([412, 200])
})
