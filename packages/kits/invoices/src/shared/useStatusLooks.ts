'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { StatusLook } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import { type Audience, type ShownStatus, statusTones } from './invoice-status.rules.ts'

/** Members get plain words, staff the platform's own. */
export function useAudience(): Audience {
  return useMemberkit().realm === 'Internal' ? 'staff' : 'member'
}

/** The word and the tone of every status, for whoever reads. */
export function useStatusLooks(): Record<ShownStatus, StatusLook> {
  const t = useMessages(listMessages)
  const audience = useAudience()
  return useMemo(() => {
    const looks = Object.entries(statusTones).map(([status, tone]) => [
      status,
      { label: t(`${audience}.${status as ShownStatus}`), tone },
    ])
    return Object.fromEntries(looks) as Record<ShownStatus, StatusLook>
  }, [t, audience])
}
