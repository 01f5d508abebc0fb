import { invoiceTransitions } from '@memberkit/contract/commerce/invoices'
import { allowedActions as allowed, type ActionContext } from '@memberkit/foundation/entity-actions'
import { describe, expect, test } from 'vitest'
import { invoiceOf } from '../testing/invoice.ts'
import { invoiceActions } from './invoice-actions.ts'
import type { Invoice } from './received.ts'

const allowedActions = (invoice: Invoice, asked: ActionContext & { arePaymentsUnknown?: boolean }) =>
  allowed(invoiceActions, invoice, asked)
const everything = () => true
const nothing = () => false
const names = (actions: ReturnType<typeof allowedActions>) => actions.map(({ name }) => name)

describe('a member', () => {
  test('may pay an open invoice, and sees no other action', () => {
    expect(allowedActions(invoiceOf(), { realm: 'User', can: everything })).toEqual([
      { name: 'pay', unavailableReason: undefined },
    ])
  })

  test.each(['PAID', 'VOIDED', 'FORGIVEN', 'REFUNDED'] as const)('sees no action on a %s invoice', (status) => {
    expect(allowedActions(invoiceOf({ status }), { realm: 'User', can: everything })).toEqual([])
  })
})

test('a group administrator and a machine see no action', () => {
  expect(allowedActions(invoiceOf(), { realm: 'GroupAdmin', can: everything })).toEqual([])
  expect(allowedActions(invoiceOf(), { realm: 'Machine', can: everything })).toEqual([])
})

describe('staff', () => {
  const unavailableReason = (facts: object, can = everything) =>
    Object.fromEntries(
      allowedActions(invoiceOf(facts), { realm: 'Internal', can }).map((one) => [one.name, one.unavailableReason]),
    )

  test('see every action of the specification', () => {
    expect(names(allowedActions(invoiceOf(), { realm: 'Internal', can: everything }))).toEqual([
      'pay',
      'refund',
      'forgive',
      'void',
      'makeDelinquent',
      'fail',
      'addItem',
      'removeItem',
      'registerItemTax',
      'updatePaymentMethod',
      'changeOwner',
    ])
  })

  test('see why an action is unavailable: the status before the permission', () => {
    expect(unavailableReason({ status: 'VOIDED' }, nothing)).toMatchObject({ pay: 'status', changeOwner: 'permission' })
    expect(unavailableReason({ status: 'PAID', paid: '5.00', refunded: '5.00' })).toMatchObject({
      refund: 'nothingToRefund',
    })
  })

  test('may not charge while earlier payments are unknown', () => {
    const context = { realm: 'Internal', can: everything, arePaymentsUnknown: true } as const
    const [pay, ...others] = allowedActions(invoiceOf(), context)
    expect(pay).toEqual({ name: 'pay', unavailableReason: 'paymentsUnknown' })
    expect(others.some((action) => action.unavailableReason === 'paymentsUnknown')).toBe(false)
  })

  test('may take no action in an unknown status', () => {
    expect(Object.values(unavailableReason({ status: 'ESCALATED' })).every((one) => one === 'status')).toBe(true)
  })

  test('follow the host’s transitions where it replaces them', () => {
    const transitions = { ...invoiceTransitions, pay: { from: ['FORGIVEN'] } } as const
    const actions = allowedActions(invoiceOf(), { realm: 'Internal', can: everything, transitions })
    expect(actions.find(({ name }) => name === 'pay')?.unavailableReason).toBe('status')
  })
})
