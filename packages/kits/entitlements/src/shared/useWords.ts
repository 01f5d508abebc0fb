'use client'
import { entitlementFulfillmentStatusTones, entitlementStatusTones } from '@memberkit/contract/labels/tones'
import type { EntitlementFulfillmentStatus, EntitlementStatus } from '@memberkit/contract/commerce/entitlements'
import { useMemberkit } from '@memberkit/foundation'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import { humanise, type StatusLook } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import type { listEnUS } from '../messages/list/en-US.ts'
import { listMessages } from '../messages/namespaces.ts'
import { type Standing, standingTones } from './standing.rules.ts'

type ListText = Translate<typeof listEnUS>

/** The word and the tone of what a plan means for its owner today. */
export function useStandingLooks(): Record<Standing, StatusLook> {
  const t = useMessages(listMessages)
  return useMemo(() => looksOf(standingTones, (standing) => t(`standing.${standing}`)), [t])
}

/** The platform's own statuses, for staff. */
export function useStatusLooks(): Record<EntitlementStatus, StatusLook> {
  const t = useMessages(listMessages)
  return useMemo(() => looksOf(entitlementStatusTones, (status) => t(`status.${status}`)), [t])
}

export function useFulfillmentLooks(): Record<EntitlementFulfillmentStatus, StatusLook> {
  const t = useMessages(listMessages)
  return useMemo(() => looksOf(entitlementFulfillmentStatusTones, (status) => t(`fulfillment.${status}`)), [t])
}

/** Members get plain words, staff the platform's own. */
export const useIsStaff = () => useMemberkit().realm === 'Internal'

/** What a value of an enumeration is called; one that nobody knew yet, in readable letters. */
export function nameOf(t: object, group: string, value: string): string {
  const key = `${group}.${value}`
  const words = (t as (key: string) => string)(key)
  return words === key ? humanise(value) : words
}

/** Why a plan is as it is: the platform's own reasons in words, what staff have written as it is. */
export function reasonWords(reason: string | undefined, t: ListText): string | undefined {
  if (!reason) return undefined
  return /^[A-Z][A-Z\d_]+$/.test(reason) ? nameOf(t, 'reason', reason) : reason
}

function looksOf<Value extends string>(
  tones: Readonly<Record<Value, StatusLook['tone']>>,
  label: (value: Value) => string,
) {
  const entries = (Object.keys(tones) as Value[]).map((value) => [value, { label: label(value), tone: tones[value] }])
  return Object.fromEntries(entries) as Record<Value, StatusLook>
}
