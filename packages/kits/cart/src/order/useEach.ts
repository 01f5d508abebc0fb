'use client'
import type { Data, Input, Operation } from '@memberkit/contract'
import { isOnline } from '@memberkit/foundation/online'
import { type Resource, resourceOf } from '@memberkit/foundation/resource'
import { query } from '@memberkit/platform/query'
import { useQueries, useQueryClient } from '@tanstack/react-query'

/**
 * Reads several entities in parallel, as one resource: ready once all are. One that is refused or fails does so for all of
 * them, because an incomplete list of prices or contracts would be wrong.
 */
export function useEach<O extends Operation>(
  operation: O,
  inputs: readonly Input<O>[],
  isEnabled = true,
): Resource<readonly Data<O>[]> {
  const queryClient = useQueryClient()
  const queries = inputs.map((input) => ({ ...query(operation, input), enabled: isEnabled }))
  const each = useQueries({ queries }).map((result, index) => {
    const { queryKey } = queries[index]!
    return resourceOf(operation, queryClient.getQueryCache().find({ queryKey })!, result, isOnline())
  })
  const again = {
    retry: () => each.forEach((one) => one.state === 'loading' || isNew(one) || one.retry()),
    isRetrying: each.some((one) => one.state !== 'loading' && one.isRetrying),
  }
  const refused = each.find((one) => one.state === 'refused')
  if (refused) return { ...refused, ...again }
  const failed = each.find((one) => one.state === 'failed')
  if (failed) return { ...failed, ...again }
  const ready = each.flatMap((one) => (one.state === 'ready' ? [one] : []))
  if (ready.length < each.length) return { state: 'loading' }
  return {
    state: 'ready',
    data: ready.map(({ data }) => data),
    // Loaded data stays, whatever becomes of a refetch.
    isStale: false,
    isOffline: false,
    updatedAt: Math.min(...ready.map(({ updatedAt }) => updatedAt), Date.now()),
    ...again,
  }
}

const isNew = (one: Resource<unknown>) => one.state === 'ready' && !one.isStale
