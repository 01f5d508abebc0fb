import type { Result, Data, Input, Operation } from '@memberkit/contract'
import { type DataTag, environmentManager, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { NetworkFailure, ServiceFailure } from '../failures.ts'
import { send } from '../send.ts'
import { clientOf } from './connect.ts'
import { keyOf } from './key.ts'
import { notePlatformTime } from './platform-time.ts'

/** Options for TanStack's `queryOptions`. Override any of them by spreading. */
export interface OperationQueryOptions<T> {
  queryKey: DataTag<QueryKey, T, Error>
  queryFn: QueryFunction<T>
  retry: (failures: number, error: Error) => boolean
  staleTime: (query: { state: { data: T | undefined } }) => number
}

/** How long a success stays fresh, in milliseconds. Assumed: the specification shows no limit (commerce 9). */
export const defaultStaleTime = 30_000

/**
 * Returns options for any reader of TanStack Query: `useQuery`, `prefetchQuery`, a route loader. The data is the
 * `Result`, including refusals; a refusal is never fresh, so the next reader refetches it. In a browser, failures are
 * retried up to three times with back-off. A server sends a read once, because the page waits for it; the browser then
 * requests it again.
 *
 * @throws TypeError for a mutation, because reads are repeated at will
 *
 * @example
 * const { data } = useQuery(query(listInvoices, { identityId }))
 */
export function query<O extends Operation>(operation: O, input: Input<O>): OperationQueryOptions<Result<Data<O>>> {
  if (operation.method !== 'GET' && !operation.idempotent) {
    throw new TypeError(`Not a read: ${operation.path}`)
  }
  return {
    queryKey: keyOf(operation, input) as DataTag<QueryKey, Result<Data<O>>, Error>,
    queryFn: async ({ client, signal }) => {
      const result = await send(clientOf(client), operation, input, { signal })
      notePlatformTime(client)
      return result
    },
    retry: (failures, error) =>
      failures < 3 &&
      !environmentManager.isServer() &&
      (error instanceof ServiceFailure || error instanceof NetworkFailure),
    staleTime: ({ state }) => (state.data?.ok ? defaultStaleTime : 0),
  }
}
