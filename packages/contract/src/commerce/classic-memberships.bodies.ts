import { ClassicFriendlyIdType } from '../shared/classic.ts'
import { LocalDate } from '../shared/dates.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ClassicCancelReason } from './classic-memberships.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const classicFriendlyIdQueryFields = assumed({ friendlyId: text, friendlyIdType: maybe(ClassicFriendlyIdType) })

/** The number to search for. Without a type, any kind of number matches. */
export interface ClassicFriendlyIdQuery extends Out<typeof classicFriendlyIdQueryFields> {}
export const ClassicFriendlyIdQuery: Schema<ClassicFriendlyIdQuery> = classicFriendlyIdQueryFields

const membershipCancellationFields = assumed({ reason: ClassicCancelReason, note: maybe(text) })

/** The reason to cancel a membership immediately. */
export interface MembershipCancellation extends Out<typeof membershipCancellationFields> {}
export const MembershipCancellation: Schema<MembershipCancellation> = membershipCancellationFields

const membershipFutureCancelFields = assumed({ reason: ClassicCancelReason, on: LocalDate })

/** The date and reason of a scheduled cancellation. */
export interface MembershipFutureCancel extends Out<typeof membershipFutureCancelFields> {}
export const MembershipFutureCancel: Schema<MembershipFutureCancel> = membershipFutureCancelFields

const membershipPlanChangeFields = assumed({ fromPlanId: maybe(text), toPlanId: maybe(text) })
const membershipPlanChangesFields = assumed({
  changes: list(membershipPlanChangeFields),
  effectiveOn: maybe(LocalDate),
})

/** Plan changes. Without `fromPlanId` a plan is added, without `toPlanId` it is dropped. */
export interface MembershipPlanChanges extends Out<typeof membershipPlanChangesFields> {}
export const MembershipPlanChanges: Schema<MembershipPlanChanges> = membershipPlanChangesFields

const membershipSubChannelFields = assumed({ subChannel: text })

/** The subchannel that sold the membership. */
export interface MembershipSubChannel extends Out<typeof membershipSubChannelFields> {}
export const MembershipSubChannel: Schema<MembershipSubChannel> = membershipSubChannelFields

const newMemberCommentFields = assumed({ text })

/** A staff comment to add to a membership. */
export interface NewMemberComment extends Out<typeof newMemberCommentFields> {}
export const NewMemberComment: Schema<NewMemberComment> = newMemberCommentFields
