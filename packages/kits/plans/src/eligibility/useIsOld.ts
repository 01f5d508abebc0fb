'use client'
import { useEffect, useState } from 'react'

/** Whether data is older than a number of milliseconds. `updatedAt` is in milliseconds since 1970. */
export function useIsOld(updatedAt: number | undefined, milliseconds: number): boolean {
  const [oldOne, setOldOne] = useState<number>()
  useEffect(() => {
    if (updatedAt === undefined) return undefined
    const timer = setTimeout(() => setOldOne(updatedAt), Math.max(0, updatedAt + milliseconds - Date.now()))
    return () => clearTimeout(timer)
  }, [updatedAt, milliseconds])
  return updatedAt !== undefined && oldOne === updatedAt
}
