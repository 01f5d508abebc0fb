'use client'
import type { Resource } from '@memberkit/foundation/resource'
import { useRef } from 'react'

/**
 * What was read last, while a later reading is refused or fails: what somebody is in the middle of keeps what it is
 * about, for example when the session ends and they sign in again in another tab.
 */
export function useLastReady<T>(resource: Resource<T>): Resource<T> {
  const last = useRef(resource)
  if (resource.state === 'ready' || last.current.state !== 'ready') last.current = resource
  return last.current
}
