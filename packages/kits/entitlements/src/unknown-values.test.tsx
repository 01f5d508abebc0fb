import { reportedValues } from '@memberkit/testing/kit-events'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from './testing/open-kit.tsx'

test('a plan in an unknown status is called neither usable nor not, and its code is not taken for words', async () => {
  const kit = await openKit({ scenario: 'entitlements/unknown-values' })
  const status = text('Status not shown here yet')
  await expect.element(status).toBeVisible()
  expect(document.body.textContent).not.toContain('Added later')
  expect(status.element().closest('section')?.querySelector('h3')?.textContent).toBe('We can’t tell yet')
  await expect.element(text('We can’t tell whether you can use this plan today.')).toBeVisible()
  expect(reportedValues(kit)).toEqual([{ field: 'entitlement.standing', value: 'ADDED_LATER' }])
})

test('its page is readable, and its owner cannot change it', async () => {
  await openKit({ scenario: 'entitlements/unknown-values', address: '/?plan=ent-1' })
  await expect.element(heading('Legal Plan Family')).toBeVisible()
  await expect.element(text('Added later Has an account')).toBeVisible()
  expect(document.body.textContent).not.toContain('ADDED_LATER')
  expect(button('Change who is covered').query()).toBeNull()
  // A card is proof of cover, which nobody can tell.
  expect(page.getByRole('region', { name: 'Member card' }).query()).toBeNull()
})

test('staff can filter by it, and the address has the raw value', async () => {
  const { router } = await openKit({ scenario: 'entitlements/unknown-values', realm: 'Internal' })
  await button('Filters').click()
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click()
  await page.getByRole('checkbox', { name: 'Added later' }).click()
  expect(router.current()).toBe('/?status=ADDED_LATER')
})

test('staff see why status-dependent actions are unavailable', async () => {
  await openKit({ scenario: 'entitlements/unknown-values', realm: 'Internal', address: '/?plan=ent-1' })
  await button('Actions').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Suspend', exact: true }))
    .toHaveAccessibleDescription('Not possible while the status is Added later.')
})
