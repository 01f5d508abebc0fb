'use client'
import { useRef } from 'react'
import type { Resource } from './resource.ts'

/**
 * Returns the last loaded value whatever a refetch brings, so that what a person is doing keeps its subject, for example
 * when their access ends while a payment is pending.
 */
export function useLastReady<T>(resource: Resource<T>): Resource<T> {
  const last = useRef(resource)
  if (resource.state === 'ready' || last.current.state !== 'ready') last.current = resource
  return last.current
}
