import { Instant } from '../shared/dates.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

const automationRunFields = assumed({
  id: text,
  membershipId: maybe(text),
  associateId: maybe(text),
  provisionId: maybe(text),
  startedAt: Instant,
})

/** What was set going for a classic membership or associate. `provisionId` is where to follow it. */
export interface AutomationRun extends Out<typeof automationRunFields> {}
export const AutomationRun: Schema<AutomationRun> = automationRunFields
