'use client'
import type { ResolutionStatus } from '@memberkit/contract/partners/resolutions'
import { useMessages } from '@memberkit/foundation/messages'
import type { StatusLook, StatusTone } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { nextActor } from '../shared/case.rules.ts'
import type { Resolution } from '../shared/received.ts'
import { memberMessages } from '../messages/member/namespace.ts'

/** To a member, only what waits for them is urgent, and only what was resolved is good news. */
const tones: Readonly<Record<ResolutionStatus, StatusTone>> = {
  New: 'info',
  NeedsReview: 'info',
  Open: 'info',
  AttemptMade: 'caution',
  PendingMember: 'caution',
  PendingProvider: 'info',
  ClosedWithMerit: 'positive',
  ClosedWithoutMerit: 'neutral',
  FeedbackOnly: 'neutral',
  Discarded: 'neutral',
}

const statuses = Object.keys(tones) as ResolutionStatus[]

/** Plain words for each status. */
export function usePlainLooks(): Readonly<Record<ResolutionStatus, StatusLook>> {
  const t = useMessages(memberMessages)
  return useMemo(
    () =>
      Object.fromEntries(
        statuses.map((status) => [status, { label: t(`status.${status}`), tone: tones[status] }]),
      ) as Record<ResolutionStatus, StatusLook>,
    [t],
  )
}

type Standing = Pick<Resolution, 'status' | 'actionTaken'>

/** Returns the status as a member sees it. Once the law firm has acted, we do: as in a case that is under way. */
export const plainStatus = (one: Standing): string =>
  one.status === 'PendingProvider' && nextActor(one) === 'staff' ? 'Open' : one.status

/** Returns what happens next, in plain words. */
export function useNextWords(): (one: Standing) => string {
  const t = useMessages(memberMessages)
  return (one) => t(`next.${statuses.find((status) => status === plainStatus(one)) ?? 'unknown'}`)
}
