'use client'
import { subscriptionStatusTones } from '@memberkit/contract/labels/tones'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import type { StatusLook } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { listMessages } from '../messages/namespaces.ts'
import { type Standing, standingTones } from './standing.rules.ts'

/** The platform's own status, for staff: members read what it means (`Standing`). */
export const statusLooks = { enumeration: 'SubscriptionStatus', tones: subscriptionStatusTones } as const

/** The word and the tone of what a subscription means for its owner. */
export function useStandingLooks(): Record<Standing, StatusLook> {
  const t = useMessages(listMessages)
  return useMemo(() => {
    const standings = Object.entries(standingTones) as [Standing, StatusLook['tone']][]
    const looks = standings.map(([standing, tone]) => [standing, { label: t(`standing.${standing}`), tone }])
    return Object.fromEntries(looks) as Record<Standing, StatusLook>
  }, [t])
}

/** Members get plain words, staff the platform's own. */
export const useIsStaff = () => useMemberkit().realm === 'Internal'
