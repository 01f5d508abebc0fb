'use client'
import type { Result, Data, Input, Operation } from '@memberkit/contract'
import { query, type OperationQueryOptions } from '@memberkit/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOnline } from '../online/useOnline.ts'
import type { Resource } from './resource.ts'
import { readIn, resourceOf } from './resource-of.ts'
import { useObserved } from './useObserved.ts'

export interface ResourceOptions<Read, T> {
  /** Maps the data. Declare the function outside the component, so that it runs once per response. */
  select?: (data: Read) => T
  /**
   * Whether to send the request.
   * @default true
   */
  enabled?: boolean
  /** Milliseconds between refetches, or a function of the latest data that returns `false` to stop. */
  refetchInterval?: number | false | ((data: Read | undefined) => number | false)
  /**
   * Milliseconds for which a success isn't requested again. A refusal is never fresh.
   * @default 30000
   */
  freshFor?: number
}

/**
 * Reads an operation and returns its state. Never suspends and never throws. Shares the response with all readers of
 * the same path, and with the host's prefetch.
 */
export function useResource<O extends Operation, T = Data<O>>(
  operation: O,
  input: Input<O>,
  { select, enabled = true, refetchInterval, freshFor }: ResourceOptions<Data<O>, T> = {},
): Resource<T> {
  const isOnline = useOnline()
  const usual = query(operation, input)
  const options =
    freshFor === undefined
      ? usual
      : { ...usual, staleTime: ({ state }: { state: { data?: { ok: boolean } } }) => (state.data?.ok ? freshFor : 0) }
  useEarlyStart(options, enabled)
  const [observed, shared] = useObserved({
    ...options,
    enabled,
    refetchInterval:
      typeof refetchInterval === 'function'
        ? ({ state }) => refetchInterval(dataIn(operation, state.data))
        : refetchInterval,
  })
  const resource = resourceOf(operation, shared, observed, isOnline)
  const read = resource.state === 'ready' ? resource.data : undefined
  const data = useMemo(() => (select && read !== undefined ? select(read) : (read as T)), [read, select])
  return resource.state === 'ready' ? { ...resource, data } : resource
}

/** Starts the request while the skeleton renders instead of afterwards. Only once: then the query exists. */
function useEarlyStart<T>(options: OperationQueryOptions<T>, enabled: boolean) {
  const queryClient = useQueryClient()
  if (!enabled || typeof document === 'undefined' || queryClient.getQueryState(options.queryKey)) return
  void queryClient.prefetchQuery(options)
}

function dataIn<O extends Operation>(operation: O, answer: Result<unknown> | undefined) {
  const reading = readIn(operation, answer)
  return reading?.isReadable ? (reading.data as Data<O>) : undefined
}
