import type { PostalAddress as Sent } from '@memberkit/contract'
import type { Address } from '@memberkit/primitives/address-fields'
import { countryOf, type PostalAddress } from '../address.rules.ts'

/** The form's field for each field of the contract. */
const parts = {
  address1: 'line1',
  address2: 'line2',
  locality: 'city',
  administrativeArea: 'region',
  postalCode: 'postalCode',
  country: 'country',
} as const satisfies Record<keyof Sent, keyof Address>

/** Returns what the form shows of an address; `country` is the one offered where the address tells none. */
export function fieldsOf(address: PostalAddress, country: string): Address {
  return {
    line1: address.address1 ?? '',
    line2: address.address2 ?? '',
    city: address.locality ?? '',
    region: address.administrativeArea ?? '',
    postalCode: address.postalCode ?? '',
    country: countryOf(address) ?? country,
  }
}

/** Returns the address to send: trimmed, without the parts that the contract lets out and that are empty. */
export function addressOf(fields: Address): Sent {
  const text = (part: keyof Address) => fields[part].trim()
  return {
    address1: text('line1'),
    locality: text('city'),
    postalCode: text('postalCode'),
    ...(text('line2') && { address2: text('line2') }),
    ...(text('region') && { administrativeArea: text('region') }),
    country: fields.country,
  }
}

/**
 * Renames the platform's errors to the section's fields: `billingAddress.address1` to `billingAddress.line1`. `name` is
 * the section's.
 */
export function addressErrors(
  errors: Readonly<Record<string, string>>,
  name: string,
): Readonly<Record<string, string>> {
  const renamed = Object.entries(errors).map(([field, error]) => {
    const own = field.startsWith(`${name}.`) ? field.slice(name.length + 1) : ''
    return [Object.hasOwn(parts, own) ? `${name}.${parts[own as keyof typeof parts]}` : field, error]
  })
  return Object.fromEntries(renamed) as Record<string, string>
}
