import { ClassicFriendlyIdType } from '../shared/classic.ts'
import { LocalDate } from '../shared/dates.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ClassicCancelReason } from './classic-memberships.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.

const classicFriendlyIdQueryFields = assumed({ friendlyId: text, friendlyIdType: maybe(ClassicFriendlyIdType) })

/** The number to look for. Without a type, any kind of number. */
export interface ClassicFriendlyIdQuery extends Out<typeof classicFriendlyIdQueryFields> {}
export const ClassicFriendlyIdQuery: Schema<ClassicFriendlyIdQuery> = classicFriendlyIdQueryFields

const membershipCancellationFields = assumed({ reason: ClassicCancelReason, note: maybe(text) })

/** Why a membership ends now. */
export interface MembershipCancellation extends Out<typeof membershipCancellationFields> {}
export const MembershipCancellation: Schema<MembershipCancellation> = membershipCancellationFields

const membershipFutureCancelFields = assumed({ reason: ClassicCancelReason, on: LocalDate })

/** On which day a membership is to end, and why. */
export interface MembershipFutureCancel extends Out<typeof membershipFutureCancelFields> {}
export const MembershipFutureCancel: Schema<MembershipFutureCancel> = membershipFutureCancelFields

const membershipPlanChangeFields = assumed({ fromPlanId: maybe(text), toPlanId: maybe(text) })
const membershipPlanChangesFields = assumed({
  changes: list(membershipPlanChangeFields),
  effectiveOn: maybe(LocalDate),
})

/** Plans to leave and to join; one without a `fromPlanId` is added, one without a `toPlanId` is dropped. */
export interface MembershipPlanChanges extends Out<typeof membershipPlanChangesFields> {}
export const MembershipPlanChanges: Schema<MembershipPlanChanges> = membershipPlanChangesFields

const membershipSubChannelFields = assumed({ subChannel: text })

/** Through which part of a channel the membership was sold. */
export interface MembershipSubChannel extends Out<typeof membershipSubChannelFields> {}
export const MembershipSubChannel: Schema<MembershipSubChannel> = membershipSubChannelFields

const newMemberCommentFields = assumed({ text })

/** A comment of staff to keep with the membership. */
export interface NewMemberComment extends Out<typeof newMemberCommentFields> {}
export const NewMemberComment: Schema<NewMemberComment> = newMemberCommentFields
