import { LocalDate } from '../shared/dates.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newIdentityAmendmentFields = assumed({
  title: text,
  summary: maybe(text),
  contractId: maybe(text),
  entitlementId: maybe(text),
  effectiveFrom: LocalDate,
  effectiveTo: maybe(LocalDate),
})

/** An amendment to create. */
export interface NewIdentityAmendment extends Out<typeof newIdentityAmendmentFields> {}
export const NewIdentityAmendment: Schema<NewIdentityAmendment> = newIdentityAmendmentFields
