'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { AllLines, type LinesProps, mostLines } from './AllLines.tsx'

/** Returns the component that renders the rows. Virtualization loads only for large trees. */
export function useLines(count: number): ComponentType<LinesProps> {
  const [Virtual, setVirtual] = useState<ComponentType<LinesProps>>()
  const isLong = count > mostLines
  useEffect(() => {
    if (!isLong) return
    let isHere = true
    import('./VirtualLines.tsx').then(
      ({ VirtualLines }) => isHere && setVirtual(() => VirtualLines),
      // The first rows stay; the next expansion retries.
      () => {},
    )
    return () => void (isHere = false)
  }, [isLong])
  return isLong && Virtual ? Virtual : AllLines
}
