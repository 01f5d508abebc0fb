'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { type StatusLook, statusOf } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { listMessages, staffMessages } from '../messages/namespaces.ts'
import type { Obstacle } from './invoice-actions.rules.ts'
import { type Audience, type ShownStatus, shownStatus, statusTones } from './invoice-status.rules.ts'
import type { Invoice } from './received.ts'

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

/** Says why an action cannot be done to an invoice now. */
export function useObstacleWords(invoice: Invoice): (obstacle: Obstacle) => string {
  const t = useMessages(staffMessages)
  const looks = useStatusLooks()
  return (obstacle) =>
    obstacle === 'status'
      ? t('obstacle.status', { status: statusOf(looks, shownStatus(invoice)).label })
      : t(`obstacle.${obstacle}`)
}
