'use client'
import { resolutionMaxClock } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type Resource, useResource } from '@memberkit/foundation/resource'
import { useEffect, useRef } from 'react'

const everyHalfMinute = 30_000
const everyMinute = 60_000

/**
 * Reads the first page again when something may have changed: for staff when the clock of the journal has advanced,
 * which is cheap to ask for, at first beside the page, so that what happens after the page isn't taken for older; law
 * firms can't read it, so theirs is read every minute.
 */
export function useNews(first: Resource<unknown>): void {
  const { realm } = useMemberkit()
  const isReady = first.state === 'ready'
  const isStaff = realm !== 'Partner'
  const isAsked = isStaff && first.state !== 'refused' && first.state !== 'failed'
  const clock = useResource(
    resolutionMaxClock,
    {},
    { enabled: isAsked, refetchInterval: everyHalfMinute, freshFor: everyHalfMinute },
  )
  const now = clock.state === 'ready' ? clock.data.maxClock : undefined
  const seen = useRef<number>(undefined)
  const refetch = useRef<() => void>(undefined)
  refetch.current = isReady ? first.retry : undefined
  useEffect(() => {
    if (now === undefined) return
    if (seen.current !== undefined && now > seen.current) refetch.current?.()
    seen.current = now
  }, [now])
  useEffect(() => {
    if (isStaff || !isReady) return undefined
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch.current?.(), everyMinute)
    return () => clearInterval(timer)
  }, [isStaff, isReady])
}
