'use client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useBrowserEffect } from '../mounted/useBrowserEffect.ts'
import { readEarlyInput } from './early-input.ts'

const never = () => () => {}
const no = () => false
const yes = () => true

/** Takes over what was entered in the server's HTML before it hydrated. Returns the ref of the element around it. */
export function useEarlyInput() {
  const root = useRef<HTMLDivElement>(null)
  const enter = useRef(() => {})
  const isHydrating = useSyncExternalStore(never, no, yes)
  // Both once: a page is hydrated once.
  useBrowserEffect(() => {
    if (isHydrating) enter.current = readEarlyInput(root.current!)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => queueMicrotask(() => enter.current()), [])
  return root
}
