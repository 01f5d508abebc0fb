import type { updateResolutionStatus } from '@memberkit/contract/partners/resolutions'
import type { Action } from '@memberkit/foundation/action'
import { Alert } from '@memberkit/primitives/alert'

export interface StepNoticeProps {
  /** The second step. */
  step: Action<typeof updateResolutionStatus>
  isGoingOn: boolean
  /** Said while the second step is on its way. */
  goesOn: string
  /** Said once the second step didn't come through. */
  saved: string
}

/** Says that the first of two steps is saved, and how it is with the second. */
export function StepNotice({ step, isGoingOn, goesOn, saved }: StepNoticeProps) {
  if (isGoingOn) {
    return (
      <Alert isStatic tone="info">
        {goesOn}
      </Alert>
    )
  }
  // Whether the status has changed isn't known; the message of the step says so.
  if (step.state.phase === 'unknown') return null
  return (
    <Alert isStatic tone="caution">
      {saved}
    </Alert>
  )
}
