'use client'
import { useRef } from 'react'
import type { Resource } from './resource.ts'

/**
 * Returns the last loaded value while a refetch is refused or fails, so that what a person is doing keeps its subject,
 * for example when the session ends and they sign in again in another tab.
 */
export function useLastReady<T>(resource: Resource<T>): Resource<T> {
  const last = useRef(resource)
  if (resource.state === 'ready' || last.current.state !== 'ready') last.current = resource
  return last.current
}
