'use client'
import type { Answer, Data, Input, Operation } from '@memberkit/contract'
import { NetworkFailure, RequestFailure } from '@memberkit/platform'
import { query, type ReadOptions } from '@memberkit/platform/query'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOnline } from '../online/useOnline.ts'
import { failureOf, isReadable, refusalOf } from './refusal.ts'
import type { Resource } from './resource.ts'
import { useObserved } from './useObserved.ts'

export interface ResourceOptions<Read, T> {
  /** Keep the function itself stable (declare it outside the component) and it runs once an answer. */
  select?: (data: Read) => T
  /** @default true */
  enabled?: boolean
  /** Milliseconds between readings, or a function of the latest data that says when to stop with `false`. */
  refetchInterval?: number | false | ((data: Read | undefined) => number | false)
}

/**
 * Reads an operation and says what is known of it. Never suspends and never throws. Shares its answer with every
 * other reader of the same address, and with what the host prefetched.
 */
export function useResource<O extends Operation, T = Data<O>>(
  operation: O,
  input: Input<O>,
  { select, enabled = true, refetchInterval }: ResourceOptions<Data<O>, T> = {},
): Resource<T> {
  const isOnline = useOnline()
  const options = query(operation, input)
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
        ? ({ state }) => refetchInterval(readIn(operation, state.data)?.read)
        : refetchInterval,
  })
  const data = useMemo(() => {
    const found = readIn(operation, answer)
    return found && { read: select ? select(found.read) : (found.read as unknown as T) }
  }, [answer, operation, select])
  const isPaused = fetchStatus === 'paused'
  const isOffline = !isOnline || isPaused || error instanceof NetworkFailure
  const again = { retry: () => void refetch(), isRetrying: fetchStatus === 'fetching' }

  if (data) {
    const isStale = Boolean(error) || isPaused || !isOnline
    return { state: 'ready', data: data.read, isStale, updatedAt: dataUpdatedAt, isOffline, ...again }
  }
  if (answer && !answer.ok) return { state: 'refused', ...refusalOf(operation, answer, dataUpdatedAt), ...again }
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

/** Asks while the skeleton is still being drawn, instead of after it stands. Once: from then on the query is known. */
function useEarlyStart<T>(options: ReadOptions<T>, enabled: boolean) {
  const queryClient = useQueryClient()
  if (!enabled || typeof document === 'undefined' || queryClient.getQueryState(options.queryKey)) return
  void queryClient.prefetchQuery(options)
}

/** What an answer says, where it is of the shape that its operation declares. */
function readIn<O extends Operation>(operation: O, answer: Answer<Data<O>> | undefined): { read: Data<O> } | undefined {
  return answer?.ok && isReadable(operation, answer.data) ? { read: answer.data as Data<O> } : undefined
}
