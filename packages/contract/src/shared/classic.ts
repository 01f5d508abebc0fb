import { assumed, entity, flag, maybe, oneOf, type Out, type Schema, text } from '../wire.ts'
import { BillingPeriod } from './billing-period.ts'
import { LocalDate } from './dates.ts'
import { Currency, Decimal } from './money.ts'
import { PaymentMethodType } from './payment-method-type.ts'

// Shared by the classic administration; "classic" is the previous system.

/** "Friendly id type" of a classic record. Source: commerce, section 3, "Classic membership". */
export const ClassicFriendlyIdType = oneOf('Legal', 'Ids', 'Associate')
export type ClassicFriendlyIdType = Out<typeof ClassicFriendlyIdType>

const classicFriendlyIdFields = entity({ stated: { type: ClassicFriendlyIdType }, assumed: { id: text } })

/** The number by which people know a classic record. */
export interface ClassicFriendlyId extends Out<typeof classicFriendlyIdFields> {}
export const ClassicFriendlyId: Schema<ClassicFriendlyId> = classicFriendlyIdFields

const classicApplicationFields = assumed({
  id: text,
  friendlyId: maybe(ClassicFriendlyId),
  applicantName: text,
  status: text,
  receivedOn: LocalDate,
  planId: maybe(text),
  planName: maybe(text),
  associateId: maybe(text),
  associateName: maybe(text),
  taxIdLastFour: maybe(text),
})

/** An application to become a member or an associate. `associateId` is the referrer. */
export interface ClassicApplication extends Out<typeof classicApplicationFields> {}
export const ClassicApplication: Schema<ClassicApplication> = classicApplicationFields

const classicCoverageCodeFields = assumed({ code: text, name: text })

/** The people a classic plan covers, as a code and in words. */
export interface ClassicCoverageCode extends Out<typeof classicCoverageCodeFields> {}
export const ClassicCoverageCode: Schema<ClassicCoverageCode> = classicCoverageCodeFields

const classicBillingDetailsFields = assumed({
  id: text,
  isOnHold: flag,
  holdReason: maybe(text),
  heldSince: maybe(LocalDate),
  billingPeriod: maybe(BillingPeriod),
  amount: Decimal,
  currency: Currency,
  paymentMethodType: maybe(PaymentMethodType),
  lastFour: maybe(text),
  paidToDate: maybe(LocalDate),
  nextBillOn: maybe(LocalDate),
  version: text,
})

/** The billing of a membership or an associate, with an `id` of its own. On hold, nothing is charged. */
export interface ClassicBillingDetails extends Out<typeof classicBillingDetailsFields> {}
export const ClassicBillingDetails: Schema<ClassicBillingDetails> = classicBillingDetailsFields

const classicBillingHoldFields = assumed({ isOnHold: flag, reason: maybe(text) })

/** Whether billing is on hold, and why. */
export interface ClassicBillingHold extends Out<typeof classicBillingHoldFields> {}
export const ClassicBillingHold: Schema<ClassicBillingHold> = classicBillingHoldFields

const classicReassignmentFields = assumed({ identityId: text, reason: maybe(text) })

/** The new owner of a classic record. */
export interface ClassicReassignment extends Out<typeof classicReassignmentFields> {}
export const ClassicReassignment: Schema<ClassicReassignment> = classicReassignmentFields
