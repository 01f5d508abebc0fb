import type { Answer, Data, Input, Operation } from '@memberkit/contract'
import { type DataTag, environmentManager, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { NetworkFailure, ServiceFailure } from '../failures.ts'
import { send } from '../send.ts'
import { clientOf } from './connect.ts'
import { keyOf } from './key.ts'

/** What TanStack's `queryOptions` takes and gives. Anything in it can be overridden by spreading. */
export interface ReadOptions<T> {
  queryKey: DataTag<QueryKey, T, Error>
  queryFn: QueryFunction<T>
  retry: (failures: number, error: Error) => boolean
  staleTime: (query: { state: { data: T | undefined } }) => number
}

/** How long a successful answer is fresh, in milliseconds. Ours: the specification shows no such limit (commerce 9). */
export const freshFor = 30_000

/**
 * Options for any reader of TanStack Query: `useQuery`, `prefetchQuery`, a route loader. The answer is the data, refusals
 * included; a refusal is never fresh, so the next reader asks again. In a browser, failures are retried with back-off, up
 * to three times. On a server a read is sent once, since a page waits for it: the browser then asks for itself.
 *
 * @throws TypeError for a call that changes something, because reads are repeated at will
 *
 * @example
 * const { data } = useQuery(query(listInvoices, { identityId }))
 */
export function query<O extends Operation>(operation: O, input: Input<O>): ReadOptions<Answer<Data<O>>> {
  if (operation.method !== 'GET' && !operation.idempotent) {
    throw new TypeError(`Not a read: ${operation.path}`)
  }
  return {
    queryKey: keyOf(operation, input) as DataTag<QueryKey, Answer<Data<O>>, Error>,
    queryFn: ({ client, signal }) => send(clientOf(client), operation, input, { signal }),
    retry: (failures, error) =>
      failures < 3 &&
      !environmentManager.isServer() &&
      (error instanceof ServiceFailure || error instanceof NetworkFailure),
    staleTime: ({ state }) => (state.data?.ok ? freshFor : 0),
  }
}
