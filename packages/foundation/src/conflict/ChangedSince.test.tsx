import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { stage } from '@memberkit/testing/stage'
import { ChangedSince } from './ChangedSince.tsx'

const changedBy = { actor: { name: 'Kim Colleague-Example' }, at: '2026-03-10T15:00:00.000Z' }
const panel = (changes: readonly { label: string; before?: string; after?: string }[]) => (
  <ChangedSince title="This plan has changed" changes={changes} changedBy={changedBy}>
    What you entered is still here.
  </ChangedSince>
)

test('lists the changes and names who made them', async () => {
  await stage().show(panel([{ label: 'Status', before: 'Active', after: 'Suspended' }]))
  await expect.element(page.getByText(/^Kim Colleague-Example changed it on March\s10,\s2026/)).toBeVisible()
  await expect.element(page.getByText('Suspended (was Active)')).toBeVisible()
})

test('names nobody when no change shows, because the newest journal entry is of an earlier change', async () => {
  await stage().show(panel([]))
  await expect.element(page.getByText('What you entered is still here.')).toBeVisible()
  expect(page.getByText(/Kim/).query()).toBeNull()
})

test('shows each of some changes of one label once, also after another has come before them', async () => {
  const { show, around } = stage()
  const alike = [
    { label: 'Terms', after: 'Active' },
    { label: 'Terms', after: 'Draft' },
  ]
  const screen = await show(panel(alike))
  await expect.element(page.getByText('Draft (was none)')).toBeVisible()
  await screen.rerender(around(panel([{ label: 'Amendment', after: 'Active' }, ...alike])))
  await expect.element(page.getByText('Amendment')).toBeVisible()
  expect(page.getByText('Terms').elements()).toHaveLength(2)
})
