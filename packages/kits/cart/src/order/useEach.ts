'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { refusalOf, type Resource } from '@memberkit/foundation/resource'
import { NetworkFailure, readResponse, referenceTo } from '@memberkit/platform'
import { query } from '@memberkit/platform/query'
import { useQueries } from '@tanstack/react-query'

/**
 * Reads several entities in parallel, as one resource: ready once all are. One that is refused or fails does so for all of
 * them, because an incomplete list of prices or contracts would be wrong.
 */
export function useEach<O extends Operation>(
  operation: O,
  inputs: readonly Input<O>[],
  isEnabled = true,
): Resource<readonly Data<O>[]> {
  const results = useQueries({ queries: inputs.map((input) => ({ ...query(operation, input), enabled: isEnabled })) })
  const readings = results.map(({ data }) => (data?.ok ? readResponse(operation, data.data) : undefined))
  const again = {
    // An answer that can't be read is no answer.
    retry: () => results.forEach(({ refetch }, index) => readings[index]?.isReadable || void refetch()),
    isRetrying: results.some(({ fetchStatus }) => fetchStatus === 'fetching'),
  }
  for (const { data, dataUpdatedAt } of results) {
    if (data && !data.ok) return { state: 'refused', ...refusalOf(operation, data, dataUpdatedAt), ...again }
  }
  // Loaded data stays, whatever becomes of a refetch.
  const missing = results.filter(({ data }) => !data)
  const isPaused = missing.some(({ fetchStatus }) => fetchStatus === 'paused')
  const failed = missing.find(({ isError }) => isError)
  if (isPaused || failed) {
    const isOffline = isPaused || failed?.error instanceof NetworkFailure
    return { state: 'failed', isOffline, reference: referenceTo(operation, 'network'), ...again }
  }
  if (missing.length > 0) return { state: 'loading' }
  const unread = readings.find((reading) => reading && !reading.isReadable)
  if (unread && !unread.isReadable) {
    return { state: 'failed', isOffline: false, isUnreadable: true, reference: unread.reference, ...again }
  }
  return {
    state: 'ready',
    data: readings.map((reading) => (reading?.isReadable ? reading.data : undefined) as Data<O>),
    isStale: false,
    isOffline: false,
    updatedAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt), Date.now()),
    ...again,
  }
}
