import { createPlatform, people } from '@memberkit/fixtures'
import { expect, test } from 'vitest'
import { coverageOf } from './coverage.rules.ts'

const identityId = people.family.identityId
const personalEntitlements = createPlatform({ scenario: 'platform/standard' }).store.entitlements.entitlements.all()

test('lists the plans of the invoice’s subscription or order, each with everyone covered besides the owner', () => {
  const covered = [
    { id: 'ent-1002', plan: 'Legal Plan Family', people: ['Hugo Sample', 'Ivy Sample', 'Juno Sample'] },
    { id: 'ent-1102', plan: 'IDShield Family 3B', people: ['Hugo Sample', 'Ines Sample'] },
  ]
  expect(coverageOf({ identityId, subscriptionId: 'sub-1002' }, personalEntitlements)).toEqual(covered)
  expect(coverageOf({ identityId, orderId: 'order-1004' }, personalEntitlements)).toEqual(covered)
})

test('leaves out other owners, other subscriptions and inactive plans', () => {
  expect(coverageOf({ identityId: 'member-ada', subscriptionId: 'sub-1002' }, personalEntitlements)).toEqual([])
  expect(coverageOf({ identityId, subscriptionId: 'sub-1001' }, personalEntitlements)).toEqual([])
  expect(coverageOf({ identityId }, personalEntitlements)).toEqual([])
  const ended = personalEntitlements.map((one) => ({ ...one, status: 'CANCELLED' }))
  expect(coverageOf({ identityId, subscriptionId: 'sub-1002' }, ended)).toEqual([])
})
