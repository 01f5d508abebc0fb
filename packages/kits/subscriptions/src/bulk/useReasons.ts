'use client'
import { useLabel } from '@memberkit/parts/labels'
import { useMemo } from 'react'
import { type GroupReason, groupReasons } from '../shared/group-reasons.ts'

/** The words of each reason, by its code. */
export function useReasons(): Record<GroupReason, string> {
  const label = useLabel('SubscriptionCancelReason')
  return useMemo(
    () => Object.fromEntries(groupReasons.map((reason) => [reason, label(reason)])) as Record<GroupReason, string>,
    [label],
  )
}
