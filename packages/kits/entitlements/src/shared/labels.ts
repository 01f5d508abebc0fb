'use client'
import { useMemberkit } from '@memberkit/foundation'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { humanize, type StatusLook } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import type { listEnUS } from '../messages/list/en-US.ts'
import { listMessages } from '../messages/namespaces.ts'
import type { Entitlement } from './received.ts'
import { type Standing, standingTones } from './standing.rules.ts'

/** The word and the tone of what a plan means for its owner today. */
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

/** Why a plan is suspended or ended: the platform's own reasons in words, what staff have written as it is. */
export function reasonOf({ statusReason: reason }: Entitlement, standing: string, t: Translate<typeof listEnUS>) {
  if (standing !== 'suspended' && standing !== 'ended') return undefined
  // A sentence of staff has its own period.
  if (!reason || !/^[A-Z][A-Z\d_]+$/.test(reason)) return reason?.replace(/\.$/, '') || undefined
  const key = `reason.${reason}`
  const words = (t as (key: string) => string)(key)
  return words === key ? humanize(reason) : words
}
