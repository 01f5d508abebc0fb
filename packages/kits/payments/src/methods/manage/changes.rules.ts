import type { PostalAddress } from '@memberkit/parts/address'
import type { PaymentMethod } from '../received.ts'

const facts = ['status', 'name', 'number', 'expires', 'default', 'address'] as const
export type MethodFact = (typeof facts)[number]

/** One fact of a method before and after, as raw values. */
export interface MethodChange {
  fact: MethodFact
  before: string | undefined
  after: string | undefined
}

/** Returns the differences between two readings of one method that concern somebody about to change it. */
export function changesBetween(before: PaymentMethod, after: PaymentMethod): MethodChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return facts
    .map((fact) => ({ fact, before: old[fact], after: now[fact] }))
    .filter((change) => change.before !== change.after)
}

/** Whether two addresses are the same, apart from empty parts and letter case. */
export function isSameAddress(one: Partial<PostalAddress> | undefined, other: Partial<PostalAddress>): boolean {
  return textOf(one) === textOf(other)
}

function valuesOf(method: PaymentMethod): Record<MethodFact, string | undefined> {
  const { status, name, card, bankAccount, isDefault, billingAddress } = method
  return {
    status,
    name,
    number: (card ?? bankAccount)?.lastFour,
    expires: card?.expiresOn,
    default: String(isDefault),
    address: textOf(billingAddress) || undefined,
  }
}

const parts = ['address1', 'address2', 'locality', 'administrativeArea', 'postalCode', 'country'] as const

const textOf = (address: Partial<PostalAddress> | undefined): string =>
  parts
    .map((part) => address?.[part]?.trim().toLowerCase())
    .filter(Boolean)
    .join(', ')
