import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'

const absenceFields = assumed({ endedOn: LocalDate, reinstatedOn: maybe(LocalDate) })
const reinstatementRecordFields = assumed({
  isReinstated: flag,
  isEligible: flag,
  reasons: list(text),
  isDoNotReinstate: flag,
  absences: list(absenceFields),
})

/**
 * Whether a former member has been or can be reinstated; `reasons` explain why not. `absences` are the gaps in
 * membership, latest first; the current one has no `reinstatedOn`.
 */
export interface ReinstatementRecord extends Out<typeof reinstatementRecordFields> {}
export const ReinstatementRecord: Schema<ReinstatementRecord> = reinstatementRecordFields

const memberDiscountFields = assumed({
  id: text,
  membershipId: text,
  amount: Decimal,
  currency: Currency,
  reason: text,
  startsOn: LocalDate,
  endsOn: maybe(LocalDate),
  createdBy: text,
  createdAt: Instant,
})

/** A retention discount of a member. */
export interface MemberDiscount extends Out<typeof memberDiscountFields> {}
export const MemberDiscount: Schema<MemberDiscount> = memberDiscountFields
