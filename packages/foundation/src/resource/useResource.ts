'use client'
import type { Result, Data, Input, Operation } from '@memberkit/contract'
import { NetworkFailure, readResponse, type ReadResponse, RequestFailure } from '@memberkit/platform'
import { query, type OperationQueryOptions } from '@memberkit/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOnline } from '../online/useOnline.ts'
import { failureOf, hasOuterShape, refusalOf } from './refusal.ts'
import type { Resource } from './resource.ts'
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
  const {
    data: answer,
    dataUpdatedAt,
    error,
    fetchStatus,
    refetch,
  } = useObserved({
    ...options,
    enabled,
    refetchInterval:
      typeof refetchInterval === 'function'
        ? ({ state }) => refetchInterval(dataIn(readIn(operation, state.data)))
        : refetchInterval,
  })
  const reading = readIn(operation, answer)
  const data = useMemo(() => {
    const read = dataIn<Data<O>>(reading)
    return select && read !== undefined ? select(read) : (read as T)
  }, [reading, select])
  const isPaused = fetchStatus === 'paused'
  const isOffline = !isOnline || isPaused || error instanceof NetworkFailure
  const again = { retry: () => void refetch(), isRetrying: fetchStatus === 'fetching' }

  if (reading?.isReadable) {
    const isStale = Boolean(error) || isPaused || !isOnline
    const { unreadable } = reading
    return { state: 'ready', data, isStale, updatedAt: dataUpdatedAt, isOffline, unreadable, ...again }
  }
  if (answer && !answer.ok) return { state: 'refused', ...refusalOf(operation, answer, dataUpdatedAt), ...again }
  if (reading) {
    return { state: 'failed', isOffline, isUnreadable: true, reference: reading.reference, ...again }
  }
  if (answer || error || isPaused) {
    return {
      state: 'failed',
      isOffline,
      ...failureOf(operation, error, error instanceof RequestFailure ? 'request' : 'network'),
      ...again,
    }
  }
  return { state: 'loading' }
}

/** Starts the request while the skeleton renders instead of afterwards. Only once: then the query exists. */
function useEarlyStart<T>(options: OperationQueryOptions<T>, enabled: boolean) {
  const queryClient = useQueryClient()
  if (!enabled || typeof document === 'undefined' || queryClient.getQueryState(options.queryKey)) return
  void queryClient.prefetchQuery(options)
}

const readings = new WeakMap<object, ReadResponse>()

/** Reads a response that has its operation's outer shape. Each response is read once for all readers. */
function readIn(operation: Operation, answer: Result<unknown> | undefined): ReadResponse | undefined {
  if (!answer?.ok || !hasOuterShape(operation, answer.data)) return undefined
  const reading = readings.get(answer) ?? readResponse(operation, answer.data)
  readings.set(answer, reading)
  return reading
}

function dataIn<T>(reading: ReadResponse | undefined) {
  return reading?.isReadable ? (reading.data as T) : undefined
}
