'use client'
import type { Result } from '@memberkit/contract'
import { useMemberkit } from '@memberkit/foundation'
import { useEffect, useRef } from 'react'
import { isNewer } from '../shared/case.rules.ts'
import { isCaseKey } from './queue-calls.ts'
import { type QueueCase, type Resolution, summaryOf } from './received.ts'

/** Reports cases of the queue that were read elsewhere on the page, such as in the open case, in a newer version. */
export function useChangedCases(rows: readonly QueueCase[] | undefined, onChange: (one: QueueCase) => void): void {
  const { queryClient } = useMemberkit()
  const latest = useRef({ rows, onChange })
  latest.current = { rows, onChange }
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        const answer = query.state.data as Result<unknown> | undefined
        if (type !== 'updated' || query.queryKey[0] !== 'resolutions' || !answer?.ok) return
        const data = answer.data as (Resolution & { resolution?: Resolution }) | null
        const one = data?.resolution ?? data
        const known = one?.id ? latest.current.rows?.find(({ id }) => id === one.id) : undefined
        if (!one || !known || !isCaseKey(query.queryKey, known.id)) return
        if (typeof one.version !== 'string' || !isNewer(one, known)) return
        latest.current.onChange(summaryOf(one))
      }),
    [queryClient],
  )
}
