'use client'
import {
  getResolution,
  getResolutionDetails,
  type ResolutionStatus,
  resolutionJournal,
  resolutionMaxClock,
  type resolutionTransitions,
} from '@memberkit/contract/partners/resolutions'
import { useMemberkit } from '@memberkit/foundation'
import { allowedActions } from '@memberkit/foundation/entity-actions'
import { type Journal, useJournal } from '@memberkit/foundation/journal'
import { mapResource, type Resource, useResource } from '@memberkit/foundation/resource'
import { isHalfClosed } from './closing/closing.rules.ts'
import { type AllowedResolutionAction, resolutionActions } from './resolution-actions.ts'
import type { Resolution, ResolutionMember, ResolutionSummary } from '../shared/received.ts'

export type { ResolutionStatus }

/** Which statuses allow an action, and where it leads. */
export type Transitions = Partial<typeof resolutionTransitions>

export interface CaseContext {
  member: ResolutionMember
  /** Other cases of the member. */
  related: readonly ResolutionSummary[]
}

export interface CaseData {
  resolution: Resolution
  actions: readonly AllowedResolutionAction[]
  /** Whether a closing sequence is saved and the status hasn't followed. */
  isHalfClosed: boolean
}

export interface ResolutionCaseResources {
  /** The case. */
  main: Resource<CaseData>
  /** The member, and their other cases. Fails alone. */
  context: Resource<CaseContext>
  /** The history of the case, with changes by others as they come. Fails alone. */
  history: Resource<Journal>
}

export interface ResolutionCaseOptions {
  /** Replaces the default transitions. */
  transitions?: Transitions
  /** Milliseconds between polls for changes by others. @default 15,000 */
  interval?: number
}

/** Reads a case for staff: everything in parallel, one request deep. For staff only. */
export function useResolutionCase(
  resolutionId: string,
  { transitions, interval }: ResolutionCaseOptions = {},
): ResolutionCaseResources {
  const { realm, can, isDenied } = useMemberkit()
  const resolution = useResource(getResolution, { resolutionId })
  const context = useResource(getResolutionDetails, { resolutionId })
  const history = useJournal({
    journal: resolutionJournal,
    maxClock: resolutionMaxClock,
    entityId: resolutionId,
    interval,
  })
  return {
    main: mapResource(resolution, (one) => ({
      resolution: one,
      actions: allowedActions(resolutionActions, one, { realm, can, isDenied, transitions }),
      isHalfClosed: isHalfClosed(one),
    })),
    context: mapResource(context, ({ member, related }) => ({ member, related })),
    history,
  }
}
