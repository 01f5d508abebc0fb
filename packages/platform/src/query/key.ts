import type { Input, Operation } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'
import { type Carried, filled, given } from '../address.ts'

/**
 * The cache key of a call is its address, one element a segment, so that the key of a collection reaches all that lies
 * below it. A path parameter left out ends the key there.
 *
 * @example
 * keyOf(listInvoices, { identityId: '7', query: { status: 'ACTIVE' } })
 * // ['invoices', 'v1', 'identities', '7', 'invoices', { status: 'ACTIVE' }]
 * keyOf(listInvoices) // ['invoices', 'v1', 'identities']: whatever is known of any identity's invoices
 */
export function keyOf<O extends Operation>(operation: O, input: Partial<Input<O>> = {}): QueryKey {
  const { query, body } = input as Carried
  const fields = given(query)
  const key = keyAt(operation, operation.path, input as Carried)
  if (fields.length) key.push(Object.fromEntries(fields))
  if (body) key.push(body)
  return key
}

/**
 * What a change touches by itself: the collection it happens in. `…/invoices/{invoiceId}/pay` touches all that is known
 * under `…/invoices`.
 */
export function effects<O extends Operation>(operation: O, input: Partial<Input<O>>): QueryKey[] {
  const { path, action } = operation
  const collection = path.slice(0, path.length - action.length).replace(/(\/\{\w+\})?\/?$/, '')
  return [keyAt(operation, collection, input as Carried)]
}

function keyAt({ service }: Operation, path: string, parameters: Carried): unknown[] {
  const known = filled(path, parameters).replace(/\/\/.*|\/$/, '')
  return [service, ...known.slice(1).split('/')]
}
