import type { PostalAddress } from '@memberkit/contract'
import { expect, test } from 'vitest'
import { addressErrors, addressOf, fieldsOf } from './draft.ts'

const contract: readonly (keyof PostalAddress)[] = [
  'address1',
  'address2',
  'locality',
  'administrativeArea',
  'postalCode',
  'country',
]
const laval = { address1: '1, rue Exemple', locality: 'Laval', administrativeArea: 'QC', postalCode: 'H7A 1A1' }

test('an unchanged address is sent as it was read, with its country', () => {
  expect(addressOf(fieldsOf(laval, 'US'))).toEqual({ ...laval, country: 'CA' })
  expect(addressOf(fieldsOf({ ...laval, country: 'CAN' }, 'US'))).toEqual({ ...laval, country: 'CA' })
})

test('the form has a field for every field of the contract', () => {
  const whole = Object.fromEntries(contract.map((field) => [field, `${field} text`]))
  const sent = addressOf(fieldsOf({ ...whole, country: 'MX' }, 'US'))
  expect(sent).toEqual({ ...whole, country: 'MX' })
})

test('a new address starts in the default country', () => {
  expect(fieldsOf({}, 'CA')).toEqual({ line1: '', line2: '', city: '', region: '', postalCode: '', country: 'CA' })
})

test('platform errors map to the fields of the form', () => {
  expect(
    addressErrors({ 'billingAddress.address1': 'Wrong', 'billingAddress.odd': 'Odd', name: 'No' }, 'billingAddress'),
  ).toEqual({
    'billingAddress.line1': 'Wrong',
    'billingAddress.odd': 'Odd',
    name: 'No',
  })
})
