import type { Field } from '@memberkit/contract/fields'
import { countryOf } from '@memberkit/parts/address'
import type { Draft } from './draft.ts'

const parts: ReadonlySet<string> = new Set([
  'address1',
  'address2',
  'locality',
  'administrativeArea',
  'postalCode',
  'country',
])
const needed = ['address1', 'locality', 'administrativeArea', 'postalCode']

/** Returns whether a field is part of a postal address among the fields of its object. */
export function isAddressField(fields: readonly Field[]) {
  const names = new Set(fields.map(({ name }) => name))
  const isAddress = needed.every((name) => names.has(name))
  return ({ name }: Field): boolean => isAddress && parts.has(name)
}

/** Whether an address is of a country whose format the form knows; another stays as it is written. */
export const isWritable = (draft: Draft): boolean => !draft['country'] || /^(US|CA)$/.test(countryOf(draft) ?? '')
