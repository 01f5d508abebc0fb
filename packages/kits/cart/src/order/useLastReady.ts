'use client'
import type { Resource } from '@memberkit/foundation/resource'
import { useRef } from 'react'

/** Returns the last loaded value while a refetch is refused or fails, so that what a person is doing keeps its subject. */
export function useLastReady<T>(resource: Resource<T>): Resource<T> {
  const last = useRef(resource)
  if (resource.state === 'ready' || last.current.state !== 'ready') last.current = resource
  return last.current
}
