'use client'
import { useEffect, useState } from 'react'
import type { Resolution } from '../../shared/received.ts'
import { recall, remember } from '../../shared/device.ts'

export interface OpenAttempt {
  /** Whether the note of a call attempt is saved and the status hasn't followed. */
  isOpen: boolean
  /** Records that the note is saved, which has left the case like `after`, or that the attempt is complete. */
  set: (isOpen: boolean, after?: Resolution) => void
}

const inTab = () => sessionStorage

/**
 * Remembers a half-done call attempt in this tab, across a reload: the case itself doesn't tell a note about a call from
 * any other. A status that changed since settles it.
 */
export function useOpenAttempt({ id, statusSince }: Resolution): OpenAttempt {
  const key = `attempt.${id}`
  const [since, setSince] = useState<string>()
  useEffect(() => setSince(recall(key, inTab)), [key])
  return {
    isOpen: since === statusSince,
    set(isOpen, after) {
      const next = isOpen ? (after?.statusSince ?? statusSince) : undefined
      remember(key, next, inTab)
      setSince(next)
    },
  }
}
