'use client'
import { useCallback, useRef } from 'react'
import { useBrowserEffect } from './useBrowserEffect.ts'

/**
 * Returns a stable function that tells whether the component is still mounted, for late responses: `false` as soon as
 * it is removed.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useBrowserEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  return useCallback(() => isMounted.current, [])
}
