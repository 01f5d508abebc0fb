'use client'
import { permissionOf } from '@memberkit/contract'
import { scheduleGroupSubscriptionCancellation } from '@memberkit/contract/commerce/subscriptions'
import { type ActionState, useAction } from '@memberkit/foundation/action'
import { useEmit } from '@memberkit/foundation/events'
import type { RefusalReason } from '@memberkit/foundation/resource'
import { useEffect, useRef, useState } from 'react'
import type { SubscriptionsEventTable } from '../events.ts'
import { cancelOnOf, type SendableEntry } from './bulk-plan.rules.ts'
import type { GroupMember } from './members.ts'
import { settleByRoster } from './settle-by-roster.ts'

/** The result of one entry. `unknown`: the answer was lost, and the roster doesn't tell yet. */
export type BulkResult = 'done' | 'refused' | 'changed' | 'unknown' | 'failed'
export type BulkState = 'waiting' | 'sending' | BulkResult

/** Why a run stands still before its end. */
export type BulkStop =
  'stopped' | 'offline' | 'failed' | 'unknown' | 'denied' | 'rateLimited' | 'signedOut' | 'elsewhere'

export interface BulkRun {
  /** By the entry's id. */
  results: ReadonlyMap<string, BulkResult>
  /** The entry under way. */
  current?: SendableEntry
  isEnded: boolean
  stopReason?: BulkStop
  stop: () => void
}

export interface BulkRunOptions {
  groupId: string
  entries: readonly SendableEntry[]
  /** Reads the roster anew: settles a lost answer. */
  readMembers: () => Promise<readonly GroupMember[]>
}

/**
 * Schedules the cancellations one after the other: never two requests at once, and none again whose outcome isn't known.
 * The run stands still at the first answer that the next one would get as well.
 */
export function useBulkRun({ groupId, entries, readMembers }: BulkRunOptions): BulkRun {
  const emit = useEmit<SubscriptionsEventTable>()
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map())
  const [index, setIndex] = useState(0)
  const [stopReason, setStopReason] = useState<BulkStop>()
  const wantsToStop = useRef(false)
  const tried = useRef(new Set<string>())
  const isEnded = stopReason !== undefined || index >= entries.length
  const current = isEnded ? undefined : entries[index]

  const action = useAction(scheduleGroupSubscriptionCancellation, {
    entity: current?.subscriptionId ?? '',
    needsCertainty: true,
    version: current?.member.version,
    permission: permissionOf(scheduleGroupSubscriptionCancellation),
    verifyOutcome: ({ subscriptionId, body }) =>
      settleByRoster(readMembers, subscriptionId, ({ cancelOn }) => cancelOn === body.cancelOn),
  })

  useEffect(() => {
    if (!current || tried.current.has(current.id)) return
    tried.current.add(current.id)
    void turn(current)
    // One turn, one request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.id])

  return { results, current, isEnded, stopReason, stop: () => (wantsToStop.current = true) }

  async function turn({ id, member, lastDay, reason }: SendableEntry) {
    const { identityId, subscriptionId } = member
    const ended = await action.run({
      groupId,
      identityId,
      subscriptionId,
      body: { reason, cancelOn: cancelOnOf(lastDay) },
    })
    const { result, stop } = verdictOn(ended)
    setResults((known) => new Map(known).set(id, result))
    if (result === 'done')
      emit('subscriptions.plan.changed', { subscriptionId, action: 'scheduleCancellation', status: member.status })
    const reasonToStop = stop ?? (wantsToStop.current ? 'stopped' : undefined)
    if (reasonToStop) setStopReason(reasonToStop)
    else setIndex(index + 1)
  }
}

interface Verdict {
  result: BulkResult
  stop?: BulkStop
}

const byReason: Record<RefusalReason, Verdict> = {
  denied: { result: 'refused', stop: 'denied' },
  signedOut: { result: 'refused', stop: 'signedOut' },
  rateLimited: { result: 'refused', stop: 'rateLimited' },
  // Sent from another tab, which knows how it went.
  busy: { result: 'unknown', stop: 'elsewhere' },
  conflict: { result: 'changed' },
  gone: { result: 'changed' },
  invalid: { result: 'refused' },
  other: { result: 'refused' },
}

/** Returns the meaning of one turn's end for its entry, and for those after it. */
export function verdictOn(ended: ActionState<unknown>): Verdict {
  switch (ended.phase) {
    case 'done':
      return { result: 'done' }
    case 'conflict':
      return { result: 'changed' }
    case 'refused':
      return byReason[ended.reason]
    case 'failed':
      if (ended.isOffline) return { result: 'failed', stop: 'offline' }
      // A check has found no effect, but one may still come.
      return ended.isVerified ? { result: 'unknown', stop: 'unknown' } : { result: 'failed', stop: 'failed' }
    default:
      return { result: 'unknown', stop: 'unknown' }
  }
}
