import { defineRun, type RunFacts } from '@memberkit/foundation/unfinished'

/** An unfinished assignment. */
export interface KeptAssignment extends RunFacts {
  readonly assigneeId: string
}

export const assignRuns = /* @__PURE__ */ defineRun<KeptAssignment>(
  'resolutions.assign',
  ({ assigneeId }) => typeof assigneeId === 'string',
)
