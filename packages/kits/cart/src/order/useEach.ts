'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import type { Resource } from '@memberkit/foundation/resource'
import { NetworkFailure, readResponse, referenceTo } from '@memberkit/platform'
import { query } from '@memberkit/platform/query'
import { useQueries } from '@tanstack/react-query'

/**
 * Reads several entities in parallel, as one resource: ready once all are. One that can't be had fails all of them, because
 * an incomplete list of prices or contracts would be wrong.
 */
export function useEach<O extends Operation>(
  operation: O,
  inputs: readonly Input<O>[],
  isEnabled = true,
): Resource<readonly Data<O>[]> {
  const results = useQueries({ queries: inputs.map((input) => ({ ...query(operation, input), enabled: isEnabled })) })
  const retry = () => {
    for (const one of results) if (one.isError || !one.data?.ok) void one.refetch()
  }
  const isRetrying = results.some(({ fetchStatus }) => fetchStatus === 'fetching')
  // What was read stays, whatever becomes of reading it again.
  const isPaused = results.some(({ data, fetchStatus }) => !data && fetchStatus === 'paused')
  const again = { retry, isRetrying }
  const bad = results.find(({ data, isError }) => (data ? !data.ok : isError))
  if (bad || isPaused) {
    const isOffline = isPaused || bad?.error instanceof NetworkFailure
    const status = bad?.data && !bad.data.ok ? bad.data.status : undefined
    return { state: 'failed', isOffline, status, reference: referenceTo(operation, status ?? 'network'), ...again }
  }
  const readings = results.flatMap(({ data }) => (data?.ok ? [readResponse(operation, data.data)] : []))
  if (readings.length < inputs.length) return { state: 'loading' }
  const unread = readings.find(({ isReadable }) => !isReadable)
  if (unread && !unread.isReadable) {
    return { state: 'failed', isOffline: false, isUnreadable: true, reference: unread.reference, ...again }
  }
  return {
    state: 'ready',
    data: readings.map((reading) => (reading.isReadable ? reading.data : undefined) as Data<O>),
    isStale: false,
    isOffline: false,
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt), Date.now()),
    ...again,
  }
}
