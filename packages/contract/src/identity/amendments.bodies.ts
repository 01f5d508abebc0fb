import { LocalDate } from '../shared/dates.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const newIdentityAmendmentFields = assumed({
  title: text,
  summary: maybe(text),
  contractId: maybe(text),
  entitlementId: maybe(text),
  effectiveFrom: LocalDate,
  effectiveTo: maybe(LocalDate),
})

/** A change to agree on. */
export interface NewIdentityAmendment extends Out<typeof newIdentityAmendmentFields> {}
export const NewIdentityAmendment: Schema<NewIdentityAmendment> = newIdentityAmendmentFields
