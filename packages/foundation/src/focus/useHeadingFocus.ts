'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { restoreLostFocus } from './restoreLostFocus.ts'

/** Returns the ref of a page's heading, which takes the focus that was lost with what the page was opened from. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    restoreLostFocus(heading.current)
  }, [])
  return heading
}
