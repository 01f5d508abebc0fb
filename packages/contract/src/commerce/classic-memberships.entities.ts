import { BillingPeriod } from '../shared/billing-period.ts'
import { ClassicFriendlyId } from '../shared/classic.ts'
import { Instant, LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ClassicCancelReason } from './classic-memberships.enums.ts'

const memberCommentFields = assumed({ id: text, text, author: text, at: Instant })

/** A staff comment on a membership. */
export interface MemberComment extends Out<typeof memberCommentFields> {}
export const MemberComment: Schema<MemberComment> = memberCommentFields

const classicMembershipFields = entity({
  stated: { cancelReason: maybe(ClassicCancelReason) },
  assumed: {
    id: text,
    identityId: maybe(text),
    friendlyId: ClassicFriendlyId,
    memberName: text,
    status: text,
    planId: text,
    planName: text,
    coverageCode: maybe(text),
    startedOn: LocalDate,
    cancelOn: maybe(LocalDate),
    paidToDate: maybe(LocalDate),
    billingPeriod: maybe(BillingPeriod),
    amount: Decimal,
    currency: Currency,
    isOnBillingHold: flag,
    subChannel: maybe(text),
    associateId: maybe(text),
    groupId: maybe(text),
    comments: list(MemberComment),
    version: text,
  },
})

/**
 * A membership of the legacy system. `status` is that system's value; `cancelOn` and `cancelReason` describe a past or
 * scheduled cancellation; `identityId` is absent until an identity owns it.
 */
export interface ClassicMembership extends Out<typeof classicMembershipFields> {}
export const ClassicMembership: Schema<ClassicMembership> = classicMembershipFields
