import { Instant, LocalDate } from '../shared/dates.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

const identityAmendmentFields = assumed({
  id: text,
  identityId: text,
  title: text,
  summary: maybe(text),
  contractId: maybe(text),
  entitlementId: maybe(text),
  effectiveFrom: LocalDate,
  effectiveTo: maybe(LocalDate),
  createdAt: Instant,
  version: text,
})

/**
 * An amendment to a person's contract, with a plain-language `summary`. In force from `effectiveFrom` up to and
 * including `effectiveTo`, or open-ended; `version` is the value for `If-Match`.
 */
export interface IdentityAmendment extends Out<typeof identityAmendmentFields> {}
export const IdentityAmendment: Schema<IdentityAmendment> = identityAmendmentFields
