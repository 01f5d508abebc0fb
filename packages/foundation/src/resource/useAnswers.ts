'use client'
import type { Data, Input, Operation, Result } from '@memberkit/contract'
import { query } from '@memberkit/platform/query'
import { notifyManager, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { afterPress, watchPresses } from './after-press.ts'

export interface Answer<T> {
  /** The latest response, if there was one. */
  readonly answer: Result<T> | undefined
  /** Whether nothing is known yet, not even a failure. */
  readonly isPending: boolean
}

/**
 * Reads an operation with several inputs in parallel and returns the responses as they are, in the order of the inputs.
 * For reads whose absence changes nothing: content reads by `useResource`. TanStack's `useQueries` would add 1.3 kB to
 * the initial load.
 */
export function useAnswers<O extends Operation>(operation: O, inputs: readonly Input<O>[]): readonly Answer<Data<O>>[] {
  const client = useQueryClient()
  const all = inputs.map((input) => client.defaultQueryOptions(query(operation, input)))
  const hashes = all.map(({ queryHash }) => queryHash).join('\n')
  const states = () => all.map(({ queryKey }) => client.getQueryState<Result<Data<O>>>(queryKey))
  const seen = () => states().map((state) => `${state?.status} ${state?.dataUpdatedAt}`)
  const subscribe = useCallback(
    (onChange: () => void) => {
      watchPresses()
      const changed = notifyManager.batchCalls(() => afterPress(onChange))
      const ends = all.map((options) => new QueryObserver(client, options).subscribe(changed))
      // After those that replace them: without an observer, a request would be canceled and sent anew.
      return () => queueMicrotask(() => ends.forEach((end) => end()))
    },
    // The options say no more than their hashes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [client, hashes],
  )
  useSyncExternalStore(
    subscribe,
    () => seen().join(),
    () => '',
  )
  return states().map((state) => ({ answer: state?.data, isPending: !state || state.status === 'pending' }))
}
