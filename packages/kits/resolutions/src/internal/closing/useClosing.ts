'use client'
import {
  addResolutionClosingSequence,
  type NewClosingSequence,
  resolutionJournal,
} from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { type Action, useAction } from '@memberkit/foundation/action'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import { keyOf } from '@memberkit/platform/query'
import { type ReactNode, useRef } from 'react'
import type { ClosingStatus } from '../../shared/case.rules.ts'
import type { Resolution } from '../../shared/received.ts'
import { verifyCase } from '../../shared/verify-case.ts'
import { useCaseAgreement } from '../actions/useCaseAgreement.tsx'
import { resolutionActions } from '../resolution-actions.ts'
import { isHalfClosed } from './closing.rules.ts'
import { useLatestCase } from './useLatestCase.ts'
import { type StatusStep, useStatusStep } from './useStatusStep.ts'

export interface Closing {
  /** The case as it is now. */
  resolution: Resolution
  sequence: Action<typeof addResolutionClosingSequence>
  status: StatusStep['action']
  /** Whether the sequence is saved and only the status is left. */
  isHalfDone: boolean
  /** Whether the status is about to be sent, or is on its way. */
  isGoingOn: boolean
  isBusy: boolean
  /** What has changed in the case since the person saw it. */
  changed: ReactNode
  /** See `Agreement`. */
  isAsked: boolean
  /** Saves the sequence, if there is one, and then changes the status; nothing on a change that has only just shown. */
  close: (target: ClosingStatus, body?: NewClosingSequence) => void
}

/** Closes a case in two calls: the sequence, then the status. What has arrived isn't sent again, also after a reload. */
export function useClosing(
  known: Resolution,
  { onSaved, onDone }: { onSaved: () => void; onDone: (after: Resolution) => void },
): Closing {
  const { client } = useMemberkit()
  const { id: resolutionId } = known
  const [resolution, setSaved] = useLatestCase(known)
  const status = useStatusStep(resolution, onDone)
  /** Not a state: the answer must find it, whichever render the request began in. */
  const target = useRef<ClosingStatus>(undefined)
  const sequence = useAction(addResolutionClosingSequence, {
    entity: resolutionId,
    version: resolution.version,
    permission: permissionFor(resolutionActions, 'addClosingSequence'),
    needsCertainty: true,
    effects: () => [keyOf(resolutionJournal)],
    verifyOutcome: ({ body: { concern, summary, reason } }) =>
      verifyCase(client, resolutionId, ({ closingSequence: there }) =>
        Boolean(there && there.concern === concern && there.summary === summary && there.reason === reason),
      ),
    onDone(after) {
      setSaved(after)
      onSaved()
      if (agreement.take(after, 'closingSequence') && target.current) status.follow(target.current, after)
    },
  })
  const agreement = useCaseAgreement(resolution, [sequence, status.action])
  return {
    resolution,
    sequence,
    status: status.action,
    isHalfDone: isHalfClosed(resolution),
    isGoingOn: status.isBusy,
    isBusy: sequence.isBusy || status.isBusy,
    changed: agreement.changed,
    isAsked: agreement.isAsked,
    close(next, body) {
      if (!agreement.agree()) return
      target.current = next
      if (body) void sequence.run({ resolutionId, body })
      else void status.action.run({ resolutionId, status: next })
    },
  }
}
