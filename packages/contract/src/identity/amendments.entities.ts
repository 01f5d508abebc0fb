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
 * A change to what one person's contract says, with a `summary` in plain words. It holds from `effectiveFrom` up to and
 * with `effectiveTo`, or for good; `version` goes back as `If-Match`.
 */
export interface IdentityAmendment extends Out<typeof identityAmendmentFields> {}
export const IdentityAmendment: Schema<IdentityAmendment> = identityAmendmentFields
