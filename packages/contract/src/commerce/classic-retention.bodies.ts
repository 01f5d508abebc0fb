import { LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const retainedMemberQueryFields = assumed({ membershipId: text })

/** The former member to check for reinstatement. */
export interface RetainedMemberQuery extends Out<typeof retainedMemberQueryFields> {}
export const RetainedMemberQuery: Schema<RetainedMemberQuery> = retainedMemberQueryFields

const groupMemberPortFields = assumed({
  membershipId: text,
  fromGroupId: text,
  toPlanId: text,
  effectiveOn: LocalDate,
})

/** A member who leaves a group, with their new individual plan and its start date. */
export interface GroupMemberPort extends Out<typeof groupMemberPortFields> {}
export const GroupMemberPort: Schema<GroupMemberPort> = groupMemberPortFields

const newMemberDiscountFields = assumed({
  amount: Decimal,
  currency: Currency,
  reason: text,
  startsOn: LocalDate,
  endsOn: maybe(LocalDate),
})

/** A discount to grant, per billing period. */
export interface NewMemberDiscount extends Out<typeof newMemberDiscountFields> {}
export const NewMemberDiscount: Schema<NewMemberDiscount> = newMemberDiscountFields
