'use client'
import { useCallback, useRef } from 'react'
import { useBrowserEffect } from './useBrowserEffect.ts'

/**
 * Returns a function that tells whether the component is still on the page, for an answer that may arrive later than
 * that: `false` from the moment the component is removed, before anything outlives it. The function never changes.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useBrowserEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return useCallback(() => isMounted.current, [])
}
