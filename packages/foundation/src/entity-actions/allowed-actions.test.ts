import { subscriptionTransitions } from '@memberkit/contract/commerce/subscriptions'
import { expect, test } from 'vitest'
import { allowedActions, isAllowed, transitionOf } from './allowed-actions.ts'
import { unavailableReasonOf, sharedUnavailableReason } from './unavailable-reasons.ts'
import { defineActions } from './define-actions.ts'

interface Plan {
  id: string
  status: string
  isPaid: boolean
}

const actions = defineActions<Plan, 'paid', { isFrozen?: boolean }>()(
  {
    suspend: { group: 'status' },
    cancel: { group: 'end', realms: ['User'] },
    updatePaymentMethod: {
      group: 'record',
      realms: ['User'],
      unavailableReason: ({ isPaid }, { isFrozen }) => (isPaid || isFrozen ? 'paid' : undefined),
    },
  },
  { service: 'subscriptions', transitions: subscriptionTransitions, guides: { end: ['suspend', 'cancel'] } },
)
const plan = (facts: Partial<Plan> = {}): Plan => ({ id: 'sub-1', status: 'ACTIVE', isPaid: false, ...facts })
const all = () => true
const staff = { realm: 'Internal', can: all } as const
const unavailableReasons = (allowed: readonly { name: string; unavailableReason?: string }[]) =>
  Object.fromEntries(allowed.map(({ name, unavailableReason }) => [name, unavailableReason]))

test('staff see every action, each with the reason it is unavailable', () => {
  expect(unavailableReasons(allowedActions(actions, plan({ status: 'CANCELLED', isPaid: true }), staff))).toEqual({
    suspend: 'status',
    cancel: 'status',
    updatePaymentMethod: 'status',
  })
  expect(unavailableReasons(allowedActions(actions, plan({ isPaid: true }), staff))).toEqual({
    suspend: undefined,
    cancel: undefined,
    updatePaymentMethod: 'paid',
  })
})

test('other realms see only the available actions of their realm', () => {
  const member = { realm: 'User', can: () => false } as const
  expect(allowedActions(actions, plan(), member).map(({ name }) => name)).toEqual(['cancel', 'updatePaymentMethod'])
  expect(allowedActions(actions, plan({ isPaid: true }), member).map(({ name }) => name)).toEqual(['cancel'])
  expect(allowedActions(actions, plan(), { ...member, realm: 'Partner' })).toEqual([])
})

test('the permission is named by service and call; a denied permission hides the action in every realm', () => {
  const can = (permission: string) => permission !== 'subscriptions.suspend'
  expect(unavailableReasonOf(allowedActions(actions, plan(), { ...staff, can }), 'suspend')).toBe('permission')
  const isDenied = (permission: string) => permission === 'subscriptions.cancel'
  expect(isAllowed(allowedActions(actions, plan(), { realm: 'User', can: all, isDenied }), 'cancel')).toBe(false)
})

test('facts about the viewer can make an action unavailable', () => {
  expect(
    unavailableReasonOf(allowedActions(actions, plan(), { ...staff, isFrozen: true }), 'updatePaymentMethod'),
  ).toBe('paid')
})

test('transitions of the host replace those of the contract', () => {
  const transitions = { ...subscriptionTransitions, suspend: { from: ['SUSPENDED'] } }
  expect(unavailableReasonOf(allowedActions(actions, plan(), { ...staff, transitions }), 'suspend')).toBe('status')
  expect(transitionOf(actions, 'suspend', transitions)?.from).toEqual(['SUSPENDED'])
  expect(transitionOf(actions, 'suspend')?.to).toBe('SUSPENDED')
})

test('a guide is available while one of its actions is; otherwise a missing permission is the first reason', () => {
  const { end } = actions.guides!
  expect(
    sharedUnavailableReason(allowedActions(actions, plan({ status: 'PENDING_CANCEL' }), staff), end),
  ).toBeUndefined()
  expect(sharedUnavailableReason(allowedActions(actions, plan({ status: 'CANCELLED' }), staff), end)).toBe('status')
  const can = (permission: string) => permission !== 'subscriptions.cancel'
  expect(
    sharedUnavailableReason(allowedActions(actions, plan({ status: 'PENDING_CANCEL' }), { ...staff, can }), end),
  ).toBe('permission')
})

test('an action that is not offered is unavailable', () => {
  expect(unavailableReasonOf([], 'suspend')).toBe('status')
})
