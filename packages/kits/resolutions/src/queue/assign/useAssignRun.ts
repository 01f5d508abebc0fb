'use client'
import { updateResolutionAssigneeId } from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type ActionState, useAction } from '@memberkit/foundation/action'
import type { RefusalReason } from '@memberkit/foundation/resource'
import { useEffect, useRef, useState } from 'react'
import { assignOptions } from '../../shared/assign/assignment.ts'
import { type QueueCase, type Resolution, summaryOf } from '../received.ts'
import type { SendableCase } from './assign.rules.ts'

/**
 * The result of one case. `unknown`: the response was lost, and looking it up hasn't settled it; `busy`: another window
 * assigns it.
 */
export type AssignResult = 'done' | 'refused' | 'gone' | 'changed' | 'busy' | 'unknown' | 'failed'
export type AssignState = 'waiting' | 'sending' | AssignResult

/** Why a run stopped before its end. */
export type AssignStop = 'stopped' | 'offline' | 'failed' | 'unknown' | 'denied' | 'rateLimited' | 'signedOut'

export interface AssignRun {
  /** By the case's ID. */
  results: ReadonlyMap<string, AssignResult>
  /** The case under way. */
  current?: SendableCase
  isEnded: boolean
  stopReason?: AssignStop
  stop: () => void
}

/**
 * Assigns the cases one after the other: never two requests at once, and none again whose outcome isn't known. Stops at
 * the first response that the next case would get as well.
 */
export function useAssignRun(
  cases: readonly SendableCase[],
  assigneeId: string,
  onAssigned: (one: QueueCase) => void,
): AssignRun {
  const { client } = useMemberkit()
  const [results, setResults] = useState<ReadonlyMap<string, AssignResult>>(new Map())
  const [index, setIndex] = useState(0)
  const [stopReason, setStopReason] = useState<AssignStop>()
  const wantsToStop = useRef(false)
  const tried = useRef(new Set<string>())
  const isEnded = stopReason !== undefined || index >= cases.length
  const current = isEnded ? undefined : cases[index]
  const action = useAction(updateResolutionAssigneeId, {
    ...assignOptions(client, current?.known),
    // The run announces its own progress: not every case.
    outcomeMessage: () => ({ text: '' }),
  })

  useEffect(() => {
    if (!current || tried.current.has(current.id)) return
    tried.current.add(current.id)
    void turn(current)
    // One turn, one request.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current?.id])

  return { results, current, isEnded, stopReason, stop: () => void (wantsToStop.current = true) }

  async function turn({ id }: SendableCase) {
    const ended = await action.run({ resolutionId: id, assigneeId })
    const { result, stop } = verdictOn(ended)
    if (ended.phase === 'done') onAssigned(summaryOf(ended.data as Resolution))
    setResults((known) => new Map(known).set(id, result))
    const reason = stop ?? (wantsToStop.current ? 'stopped' : undefined)
    if (reason) setStopReason(reason)
    else setIndex(index + 1)
  }
}

interface Verdict {
  result: AssignResult
  stop?: AssignStop
}

const byReason: Record<RefusalReason, Verdict> = {
  denied: { result: 'refused', stop: 'denied' },
  // Later, or signed in again, it may be accepted.
  signedOut: { result: 'failed', stop: 'signedOut' },
  rateLimited: { result: 'failed', stop: 'rateLimited' },
  gone: { result: 'gone' },
  busy: { result: 'busy' },
  conflict: { result: 'changed' },
  invalid: { result: 'refused' },
  other: { result: 'refused' },
}

/** Returns what the end of one turn means for its case, and for those after it. */
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
