import { listBranches } from '@memberkit/contract/partners/branches'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, openTable } from '../testing/open-kit.tsx'

const ways = page.getByRole('combobox', { name: 'Show', exact: true }).first()

test.each([
  ['Branches of an owner', 'Owner ID', 'firm-1, firm-2', /Enter one owner ID/, 'firm-2', '/?owner=firm-2'],
  ['Branches by ID', 'Branch IDs', 'branch-3, branch/1', /without spaces/, 'branch-3', '/?ids=branch-3'],
])('%s: what is missing or wrong is said at the field', async (way, label, wrong, refusal, right, address) => {
  const { router } = await openTable({ scenario: 'branches/staff' })
  await enter(ways, way)
  const field = page.getByRole('textbox', { name: label, exact: true })
  await press(button('Show branches'))
  await expect.element(field).toHaveAccessibleDescription(/Enter/)
  await expect.element(field).toHaveFocus()
  await enter(field, wrong)
  await press(button('Show branches'))
  await expect.element(field).toHaveAccessibleDescription(refusal)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(wrong)
  await enter(field, right)
  await userEvent.keyboard('{Enter}')
  await expect.poll(router.current).toBe(address)
})

test('what was entered stays where its branches can’t be listed', async () => {
  const { platform } = await openTable({ scenario: 'branches/staff' })
  await expect.element(page.getByRole('table', { name: 'Branches' })).toBeVisible()
  platform.faults.add({ operation: listBranches, kind: 403 })
  await enter(ways, 'Branches of an owner')
  await enter(page.getByRole('textbox', { name: 'Owner ID' }), 'firm-2')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: /branches/ })).toBeVisible()
  expect(page.getByRole('table', { name: 'Branches' }).query()).toBeNull()
  await expect.element(page.getByRole('textbox', { name: 'Owner ID' })).toHaveValue('firm-2')
})
