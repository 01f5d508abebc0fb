import { Instant, LocalDate, YearMonth } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, text } from '../wire.ts'
import { ClassicCancelReason, ClassicPlanChangeStatus } from './classic-memberships.enums.ts'
import { BankAccountType, CardType } from './payments.enums.ts'

// Records of the legacy system besides the membership itself.

const membershipPlanChangeStatusFields = entity({
  stated: { status: ClassicPlanChangeStatus },
  assumed: {
    id: text,
    fromPlanName: maybe(text),
    toPlanName: maybe(text),
    submittedAt: Instant,
    effectiveOn: maybe(LocalDate),
    message: maybe(text),
  },
})

/** The progress of the latest plan change. `message` explains a failure. */
export interface MembershipPlanChangeStatus extends Out<typeof membershipPlanChangeStatusFields> {}
export const MembershipPlanChangeStatus: Schema<MembershipPlanChangeStatus> = membershipPlanChangeStatusFields

const membershipPrecancelStatusFields = entity({
  stated: { reason: ClassicCancelReason },
  assumed: { id: text, status: text, createdOn: LocalDate, endsOn: maybe(LocalDate) },
})

/** A notice of upcoming cancellation. `status` is the legacy system's value. */
export interface MembershipPrecancelStatus extends Out<typeof membershipPrecancelStatusFields> {}
export const MembershipPrecancelStatus: Schema<MembershipPrecancelStatus> = membershipPrecancelStatusFields

const membershipGroupMemberFields = assumed({
  groupId: text,
  groupName: text,
  employeeId: maybe(text),
  coverageCode: maybe(text),
  startsOn: maybe(LocalDate),
  endsOn: maybe(LocalDate),
})

/** A membership as part of a group. */
export interface MembershipGroupMember extends Out<typeof membershipGroupMemberFields> {}
export const MembershipGroupMember: Schema<MembershipGroupMember> = membershipGroupMemberFields

const membershipCardRecordFields = entity({
  stated: { type: CardType },
  assumed: { lastFour: text, expiresOn: YearMonth, lastChargedOn: maybe(LocalDate), lastResult: maybe(text) },
})

/** The card that the legacy system charges, with the result of the last charge. */
export interface MembershipCardRecord extends Out<typeof membershipCardRecordFields> {}
export const MembershipCardRecord: Schema<MembershipCardRecord> = membershipCardRecordFields

const membershipBankRecordFields = entity({
  stated: { type: BankAccountType },
  assumed: { lastFour: text, lastDebitedOn: maybe(LocalDate), lastResult: maybe(text) },
})

/** The bank account that the legacy system debits, with the result of the last debit. */
export interface MembershipBankRecord extends Out<typeof membershipBankRecordFields> {}
export const MembershipBankRecord: Schema<MembershipBankRecord> = membershipBankRecordFields

const membershipExistenceFields = assumed({ exists: flag, membershipId: maybe(text) })

/** Whether a membership exists, and its ID. */
export interface MembershipExistence extends Out<typeof membershipExistenceFields> {}
export const MembershipExistence: Schema<MembershipExistence> = membershipExistenceFields

const membershipCaughtUpFields = assumed({
  isCaughtUp: flag,
  paidToDate: maybe(LocalDate),
  amountDue: Decimal,
  currency: Currency,
})

/** Whether everything billed so far is paid, and the balance due. */
export interface MembershipCaughtUp extends Out<typeof membershipCaughtUpFields> {}
export const MembershipCaughtUp: Schema<MembershipCaughtUp> = membershipCaughtUpFields
