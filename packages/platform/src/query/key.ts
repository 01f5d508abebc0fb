import type { Input, Operation } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'
import { type Carried, filled, given } from '../address.ts'

/**
 * Returns the cache key of an operation: its path, one element per segment, so that a collection's key matches
 * everything below it. The key ends at the first omitted path parameter.
 *
 * @example
 * keyOf(listInvoices, { identityId: '7', query: { status: 'ACTIVE' } })
 * // ['invoices', 'v1', 'identities', '7', 'invoices', { status: 'ACTIVE' }]
 * keyOf(listInvoices) // ['invoices', 'v1', 'identities']: the invoices of all identities
 */
export function keyOf<O extends Operation>(operation: O, input: Partial<Input<O>> = {}): QueryKey {
  const { query, body } = input as Carried
  const fields = given(query)
  const key = keyAt(operation, operation.path, input as Carried)
  if (fields.length) key.push(Object.fromEntries(fields))
  if (body) key.push(body)
  return key
}

/** Returns the key of a path. */
export function keyAt({ service }: Operation, path: string, parameters: Carried): unknown[] {
  const known = filled(path, parameters).replace(/\/\/.*|\/$/, '')
  return [service, ...known.slice(1).split('/')]
}
