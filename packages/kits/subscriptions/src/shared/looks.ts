'use client'
import { subscriptionStatusTones } from '@memberkit/contract/labels/tones'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLooks } from '@memberkit/parts/labels'
import { useMemo } from 'react'
import { listMessages } from '../messages/namespaces.ts'

export const statusLooks = { enumeration: 'SubscriptionStatus', tones: subscriptionStatusTones } as const

/** The word and the tone of each status: the platform's own, and that of an end which is scheduled. */
export function useStatusLooks() {
  const t = useMessages(listMessages)
  const looks = useLooks(statusLooks)
  return useMemo(
    () => ({ ...looks, scheduled: { label: t('standing.scheduled'), tone: 'caution' } }) as const,
    [looks, t],
  )
}

/** Members get plain words, staff the platform's own. */
export const useIsStaff = () => useMemberkit().realm === 'Internal'
