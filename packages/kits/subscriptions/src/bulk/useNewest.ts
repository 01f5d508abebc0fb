'use client'
import { useState } from 'react'
import type { GroupMember } from './members.ts'

export interface Newest {
  isReading: boolean
  hasFailed: boolean
  /** Reads the roster anew and passes it on; without it, nothing goes on. */
  withNewest: (then: (members: readonly GroupMember[]) => void) => Promise<void>
}

/** Nothing is sent by an old roster: what arrived after all must not be sent again. */
export function useNewest(readMembers: () => Promise<readonly GroupMember[]>): Newest {
  const [isReading, setReading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  return {
    isReading,
    hasFailed,
    async withNewest(then) {
      if (isReading) return
      setReading(true)
      setFailed(false)
      const members = await readMembers().catch(() => undefined)
      setReading(false)
      if (members) then(members)
      else setFailed(true)
    },
  }
}
