import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from './testing/open-kit.tsx'

type Kit = Awaited<ReturnType<typeof openKit>>
const told = ({ events }: Kit) =>
  events.filter(({ type }) => type === 'kit.unknown_enum').map(({ data }) => data as { field: string; value: string })

test('a plan in a status nobody knew shows it in readable letters, and is not called usable', async () => {
  const kit = await openKit({ scenario: 'entitlements/unknown-values' })
  await expect.element(text('Added later')).toBeVisible()
  const group = text('Added later').element().closest('section')
  expect(group?.querySelector('h3')?.textContent).toBe('Not in use yet or on hold')
  await expect.element(text('We can’t tell whether you can use this plan today.')).toBeVisible()
  expect(told(kit)).toEqual([{ field: 'entitlement.standing', value: 'ADDED_LATER' }])
})

test('it can be read, and its owner changes nothing of it', async () => {
  await openKit({ scenario: 'entitlements/unknown-values', address: '/?plan=ent-1' })
  await expect.element(heading('Legal Plan Family')).toBeVisible()
  await expect.element(text('Added later · Has an account')).toBeVisible()
  expect(document.body.textContent).not.toContain('ADDED_LATER')
  expect(button('Change who is covered').query()).toBeNull()
  // A card is proof of cover, which nobody can tell.
  expect(page.getByRole('region', { name: 'Member card' }).query()).toBeNull()
})

test('staff filter by it, and it is written as it came', async () => {
  const { router } = await openKit({ scenario: 'entitlements/unknown-values', realm: 'Internal' })
  await button('Filters').click()
  await page.getByRole('search').getByRole('button', { name: 'Status' }).click()
  await page.getByRole('checkbox', { name: 'Added later' }).click()
  expect(router.current()).toBe('/?status=ADDED_LATER')
})

test('staff see why what depends on the status cannot be done', async () => {
  await openKit({ scenario: 'entitlements/unknown-values', realm: 'Internal', address: '/?plan=ent-1' })
  await button('Actions').click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Suspend', exact: true }))
    .toHaveAccessibleDescription('Not possible while the status is Added later.')
})
