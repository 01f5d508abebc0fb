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
 * Whether someone came back, and whether they may: `reasons` say why not. `absences` are the times between an end and a
 * return, the latest first; one without a `reinstatedOn` lasts.
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

/** A discount given so that a member stays. */
export interface MemberDiscount extends Out<typeof memberDiscountFields> {}
export const MemberDiscount: Schema<MemberDiscount> = memberDiscountFields
