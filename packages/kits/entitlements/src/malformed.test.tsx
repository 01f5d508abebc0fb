import { getEntitlement, listEntitlements, type Entitlement } from '@memberkit/contract/commerce/entitlements'
import { listSubscriptions } from '@memberkit/contract/commerce/subscriptions'
import type { MockPlatform } from '@memberkit/fixtures'
import { isSound } from '@memberkit/testing/kit-events'
import { unreadableRows } from '@memberkit/testing/on-page'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, openKit, text } from './testing/open-kit.tsx'

/** Lets the mock platform answer a plan that breaks the contract. */
const changing =
  (id: string, change: (plan: Entitlement) => object) =>
  ({ store: { entitlements } }: MockPlatform) =>
    void entitlements.entitlements.putUnchecked(change(entitlements.entitlements.get(id)!) as Entitlement)

test('an unreadable plan is a row of its own and counted; the other plans are shown', async () => {
  const prepare = changing('ent-1', ({ status: _, ...rest }) => rest)
  const kit = await openKit({ scenario: 'entitlements/family-active', prepare })
  await expect.element(text('We couldn’t read this plan')).toBeVisible()
  expect(unreadableRows()).toEqual([expect.stringMatching(/^We couldn’t read this planM-0002/)])
  await expect.element(heading('IDShield Family 2021')).toBeVisible()
  await expect.element(text('2 plans')).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('the empty state is not shown when plans are unreadable', async () => {
  const prepare = ({ faults }: MockPlatform) =>
    void faults.add({ operation: listEntitlements, kind: 'malformed-entities' })
  await openKit({ scenario: 'entitlements/suspended-for-payment', prepare })
  await expect.element(text('We couldn’t read this plan')).toBeVisible()
  expect(heading('No plans yet').query()).toBeNull()
})

test('unreadable people are counted, so that nobody looks uncovered', async () => {
  const prepare = changing('ent-1', (plan) => ({ ...plan, authorizedUsers: [null, { id: 'x' }] }))
  const kit = await openKit({ scenario: 'entitlements/family-active', prepare })
  await expect.element(text('You, Hugo Sample, Ivy Sample and 2 more')).toBeVisible()
  await page.getByRole('button', { name: 'View details of Legal Plan Family' }).click()
  await expect.element(text('2 more people we couldn’t read')).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('an unreadable contract is one row', async () => {
  const prepare = changing('ent-1', ({ contracts: [first], ...plan }) => ({ ...plan, contracts: [first, { type: 1 }] }))
  await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1', prepare })
  await expect.element(text('We couldn’t read this contract')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Legal Plan Family, terms/ })).toBeVisible()
})

test('unreadable subscriptions make no plan look unpaid', async () => {
  const prepare = ({ faults }: MockPlatform) =>
    void faults.add({ operation: listSubscriptions, kind: 'malformed-entities' })
  await openKit({ scenario: 'entitlements/billing-mismatch', prepare })
  await expect.element(heading('What you can use today')).toBeVisible()
  expect(text(/subscription for this plan/).query()).toBeNull()
})

test('an unreadable plan shows an error with a way back', async () => {
  const prepare = ({ faults }: MockPlatform) =>
    void faults.add({ operation: getEntitlement, kind: 'malformed-entities' })
  const kit = await openKit({ scenario: 'entitlements/family-active', address: '/?plan=ent-1', prepare })
  await expect.element(heading('We couldn’t read this plan')).toBeVisible()
  await expect.element(button('All plans')).toBeVisible()
  expect(isSound(kit)).toBe(true)
})

test('a plan without a name is named by its level or product, so that it can be opened', async () => {
  const prepare = changing('ent-1', (plan) => ({ ...plan, product: { productId: 'product-x', name: ' ' } }))
  const { screen } = await openKit({ scenario: 'entitlements/family-active', prepare })
  await expect.element(button('View details of product-x')).toBeVisible()
  await screen.unmount()
  await openKit({ scenario: 'entitlements/staff', prepare })
  await expect.element(button(/^product-x/)).toBeVisible()
  await expect.element(button('More actions for product-x')).toBeVisible()
})
