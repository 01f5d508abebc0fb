import { targetsOf } from '@memberkit/contract'
import { type ResolutionStatus, resolutionTransitions } from '@memberkit/contract/partners/resolutions'
import { type ClosingStatus, isClosing, isFromSurvey, isOpen } from '../../shared/case.rules.ts'
import type { Resolution } from '../../shared/received.ts'
import type { Transitions } from '../useResolutionCase.ts'

/** The requirements for closing a case, by its closing status. A host's policy replaces the default. */
export interface ClosingPolicy {
  /** The statuses that need a closing sequence. */
  needsSequence: readonly ClosingStatus[]
  /** The statuses that need a corrective action. */
  needsCorrectiveAction: readonly ClosingStatus[]
}

export const defaultClosingPolicy: ClosingPolicy = {
  needsSequence: ['ClosedWithMerit', 'ClosedWithoutMerit'],
  needsCorrectiveAction: ['ClosedWithMerit'],
}

/**
 * Whether a closing sequence is saved and the status hasn't followed. One from before the case was reopened is older
 * than its status.
 */
export function isHalfClosed({ closingSequence, status, statusSince }: Resolution): boolean {
  if (!closingSequence || !isOpen(status)) return false
  const savedAt = Date.parse(closingSequence.at ?? '')
  return Number.isNaN(savedAt) || savedAt >= Date.parse(statusSince)
}

/** Returns the statuses that a case can have next. */
export function nextStatuses(status: string, transitions: Transitions = resolutionTransitions): ResolutionStatus[] {
  const { updateStatus } = { ...resolutionTransitions, ...transitions }
  const known = status as ResolutionStatus
  return targetsOf<ResolutionStatus>(updateStatus, known).filter((target) => target !== known)
}

export const closingTargets = (status: string, transitions?: Transitions): ClosingStatus[] =>
  nextStatuses(status, transitions).filter(isClosing)

/** Returns the concern to begin with: that of the case, or the score for a survey. */
export const presetConcern = (resolution: Resolution): string | undefined =>
  resolution.closingSequence?.concern ?? resolution.concern ?? (isFromSurvey(resolution) ? 'SurveyScore' : undefined)
