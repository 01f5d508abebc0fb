import { Instant } from '../shared/dates.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

const automationRunFields = assumed({
  id: text,
  membershipId: maybe(text),
  associateId: maybe(text),
  provisionId: maybe(text),
  startedAt: Instant,
})

/** An automation started for a classic membership or associate. Follow it by `provisionId`. */
export interface AutomationRun extends Out<typeof automationRunFields> {}
export const AutomationRun: Schema<AutomationRun> = automationRunFields
