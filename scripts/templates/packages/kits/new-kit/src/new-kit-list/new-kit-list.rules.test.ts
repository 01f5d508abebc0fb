import { PaymentMethodStatus } from '@memberkit/contract/commerce/payments'
import { expect, test } from 'vitest'
import { type PaymentMethod, rowsOf, statusTones } from './new-kit-list.rules.ts'

const methodOf = (facts: Partial<PaymentMethod>): PaymentMethod => ({
  id: 'pm-1',
  identityId: 'ada',
  name: 'Visa',
  status: 'ACTIVE',
  vendor: 'TEST',
  isDefault: false,
  version: '1',
  ...facts,
})

test('what can be used comes first, and the rest keeps its order', () => {
  const methods = [
    methodOf({ id: 'closed', status: 'INACTIVE' }),
    methodOf({ id: 'second' }),
    methodOf({ id: 'third' }),
  ]
  expect(rowsOf(methods).map(({ id }) => id)).toEqual(['second', 'third', 'closed'])
  expect(methods[0]?.id).toBe('closed')
})

test('a status that nobody knew yet is not taken for a usable one', () => {
  expect(rowsOf([methodOf({ status: 'ON_HOLD' })])).toMatchObject([{ isUsable: false }])
})

test('every status of the specification has a tone', () => {
  expect(Object.keys(statusTones).toSorted()).toEqual(PaymentMethodStatus.options.toSorted())
})
