import type { Input, Operation } from '@memberkit/contract'
import type { QueryKey } from '@tanstack/react-query'
import type { Carried } from '../address.ts'
import { keyAt } from './key.ts'

/**
 * Returns the keys that a mutation invalidates by default: its own collection. `…/invoices/{invoiceId}/pay` invalidates
 * everything under `…/invoices`.
 */
export function effects<O extends Operation>(operation: O, input: Partial<Input<O>>): QueryKey[] {
  const { path, action } = operation
  const collection = path.slice(0, path.length - action.length).replace(/(\/\{\w+\})?\/?$/, '')
  return [keyAt(operation, collection, input as Carried)]
}
