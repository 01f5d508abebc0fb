'use client'
import { type ComponentType, useEffect, useState } from 'react'
import { AllLines, type LinesProps, mostLines } from './AllLines.tsx'

/** What renders so many lines. Few trees have too many, so only those load what virtualizes them. */
export function useLines(count: number): ComponentType<LinesProps> {
  const [Virtual, setVirtual] = useState<ComponentType<LinesProps>>()
  const isLong = count > mostLines
  useEffect(() => {
    if (!isLong) return
    let isHere = true
    import('./VirtualLines.tsx').then(
      ({ VirtualLines }) => isHere && setVirtual(() => VirtualLines),
      // The first lines stay; the next opening tries again.
      () => {},
    )
    return () => void (isHere = false)
  }, [isLong])
  return isLong && Virtual ? Virtual : AllLines
}
