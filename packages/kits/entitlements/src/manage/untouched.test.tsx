import * as calls from '@memberkit/contract/commerce/entitlements'
import type { Entitlement } from '@memberkit/contract/commerce/entitlements'
import { changeAsColleague } from '@memberkit/testing/as-colleague'
import { enter, press } from '@memberkit/testing/press'
import { expect, test } from 'vitest'
import { button, choose, dialog, field, inDialog, openKit } from '../testing/open-kit.tsx'
import { type ActionCase, actionCases } from './testing/cases.ts'

/** Opens an action of staff, of whose plan a colleague changes something once it is filled in. */
async function overtaken(name: ActionCase['name'], theirs: Partial<Entitlement>, fill: () => Promise<unknown>) {
  const { action, planId } = actionCases.find((one) => one.name === name)!
  const { platform, queryClient } = await openKit({ scenario: 'entitlements/staff', address: `/?plan=${planId}` })
  await expect.element(button('Actions')).toBeVisible()
  await choose(action)
  await fill()
  changeAsColleague(platform, platform.store.entitlements.entitlements, planId, theirs)
  await queryClient.invalidateQueries()
  await expect.element(dialog.getByText('This plan has changed')).toBeVisible()
  return platform
}

/** Presses twice: once to see what has changed, once to send it. */
async function agree(submit: string) {
  await press(inDialog(submit))
  await press(inDialog(submit))
  await expect.element(dialog).not.toBeInTheDocument()
}

const changeDates = actionCases.find(({ name }) => name === 'changeEffectiveDates')!
const day = (group: RegExp) => dialog.getByRole('group', { name: group })

test('a first day that a colleague has changed stays theirs beside the last day that is entered', async () => {
  const platform = await overtaken('changeEffectiveDates', { effectiveFrom: '2025-10-01' }, changeDates.fill!)
  await expect.element(day(/^First day/).getByRole('textbox', { name: 'Month' })).toHaveValue('10')
  await agree('Change dates')
  expect(platform.calls.of(calls.changeEntitlementEffectiveDates).map(({ body }) => body)).toEqual([
    { effectiveFrom: '2025-10-01', effectiveTo: '2026-12-31' },
  ])
})

test('a last day that is entered stays when a colleague has changed it', async () => {
  const platform = await overtaken('changeEffectiveDates', { effectiveTo: '2026-11-30' }, changeDates.fill!)
  await agree('Change dates')
  expect(platform.calls.of(calls.changeEntitlementEffectiveDates).map(({ body }) => body)).toEqual([
    { effectiveFrom: '2025-09-08', effectiveTo: '2026-12-31' },
  ])
})

const product = { productId: 'product-legal-family', name: 'Legal Plan Family', tier: 'Legal Plan Family' }
const rename = () => enter(field('Name'), 'Family Legal Plan')

test('a level that a colleague has corrected stays theirs beside the name that is entered', async () => {
  const platform = await overtaken('changeProductInfo', { product: { ...product, tier: 'Family 2026' } }, rename)
  await expect.element(dialog.getByRole('textbox', { name: /^Plan level/ })).toHaveValue('Family 2026')
  await agree('Correct name')
  expect(platform.calls.of(calls.changeEntitlementProductInfo).map(({ body }) => body)).toEqual([
    { productId: 'product-legal-family', name: 'Family Legal Plan', tier: 'Family 2026' },
  ])
})

test('a plan that is another product by now is said to be, and its name is corrected only then', async () => {
  const other = { ...product, productId: 'product-legal-individual' }
  const platform = await overtaken('changeProductInfo', { product: other }, rename)
  await expect.poll(() => dialog.element().textContent).toContain('Legal plan for one (was Legal plan for the family)')
  await press(inDialog('Correct name'))
  expect(platform.calls.of(calls.changeEntitlementProductInfo)).toEqual([])
  await press(inDialog('Correct name'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(platform.calls.of(calls.changeEntitlementProductInfo)).toHaveLength(1)
})
