'use client'
import { subscriptionStatusTones } from '@memberkit/contract/labels/tones'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useLooks } from '@memberkit/parts/labels'
import { listMessages } from '../messages/namespaces.ts'
import type { Subscription } from './received.ts'
import { isEndScheduled } from './standing.rules.ts'

export const statusLooks = { enumeration: 'SubscriptionStatus', tones: subscriptionStatusTones } as const

/** The word and the tone of each status: the platform's own, and that of an end which is scheduled. */
export function useStatusLooks() {
  const t = useMessages(listMessages)
  return { ...useLooks(statusLooks), scheduled: { label: t('standing.scheduled'), tone: 'caution' } } as const
}

/** Returns the status to show: to members an active plan whose end is scheduled isn't just active. */
export function useShownStatus(): (subscription: Subscription) => string {
  const isStaff = useIsStaff()
  return (one) => (!isStaff && isEndScheduled(one) ? 'scheduled' : one.status)
}

/** Members get plain words, staff the platform's own. */
export const useIsStaff = () => useMemberkit().realm === 'Internal'
