'use client'
import {
  getResolution,
  resolutionJournal,
  searchInternalResolutions,
  type ResolutionStatus,
  updateResolutionStatus,
} from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, useAction } from '@memberkit/foundation/action'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { keyOf } from '@memberkit/platform/query'
import { useEffect, useRef, useState } from 'react'
import { isNewer } from '../../shared/case.rules.ts'
import type { Resolution } from '../../shared/received.ts'
import { verifyCase } from '../../shared/verify-case.ts'
import { resolutionActions } from '../resolution-actions.ts'

export interface StatusStep {
  action: Action<typeof updateResolutionStatus>
  /** Whether the status is about to be sent, or is on its way. */
  isBusy: boolean
  /** Sends the status once the case on screen is as the step before has left it. */
  follow: (status: ResolutionStatus, after: Resolution) => void
}

/**
 * The second step of a flow: the status changes after what it depends on is saved. Both are sent at most once, and the
 * second can be sent alone when only the first has arrived.
 */
export function useStatusStep(resolution: Resolution, onDone: (after: Resolution) => void): StatusStep {
  const { client } = useMemberkit()
  const { id: resolutionId, version } = resolution
  const wanted = useRef<{ status: ResolutionStatus; after: Resolution }>(undefined)
  const [isFollowing, setFollowing] = useState(false)
  const action = useAction(updateResolutionStatus, {
    entity: resolutionId,
    version,
    permission: permissionFor(resolutionActions, 'updateStatus'),
    needsCertainty: true,
    effects: () => [keyOf(resolutionJournal), keyOf(searchInternalResolutions)],
    answers: () => keyOf(getResolution, { resolutionId }),
    verifyOutcome: ({ status }) => verifyCase(client, resolutionId, (now) => now.status === status),
    onDone,
  })
  const { run } = action
  useEffect(() => {
    const { current: next } = wanted
    // A render in between still has the version before, which the platform would refuse.
    if (!next || isNewer(next.after, { version })) return
    wanted.current = undefined
    void run({ resolutionId, status: next.status }).finally(() => setFollowing(false))
  })
  return {
    action,
    isBusy: isFollowing || action.isBusy,
    follow(status, after) {
      wanted.current = { status, after }
      setFollowing(true)
    },
  }
}
