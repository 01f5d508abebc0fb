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

/** Returns what happens next, in plain words. */
export function useNextWords(): (one: Pick<Resolution, 'status' | 'actionTaken'>) => string {
  const t = useMessages(memberMessages)
  return (one) => {
    // Once the law firm has acted, we do: as in a case that is under way.
    const isOurs = one.status === 'PendingProvider' && nextActor(one) === 'staff'
    return t(`next.${statuses.find((status) => status === (isOurs ? 'Open' : one.status)) ?? 'unknown'}`)
  }
}
