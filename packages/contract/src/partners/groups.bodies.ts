import { LocalDate } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'
import { GroupBillingDelivery, GroupCancelReason, GroupPayType } from './groups.enums.ts'

// "Payload and response field names are not shown unless stated" (section 7): a field is stated where section 3 lists
// it.

const groupQueryFields = assumed({ ownerId: text })

/** Whose groups to list. */
export interface GroupQuery extends Out<typeof groupQueryFields> {}
export const GroupQuery: Schema<GroupQuery> = groupQueryFields

const newGroupFields = entity({
  stated: {
    name: text,
    countryIdentifier: text,
    effectiveDate: LocalDate,
    payType: GroupPayType,
    numberOfEmployees: maybe(number),
    industryType: maybe(text),
    isNational: maybe(flag),
  },
  assumed: { ownerId: text },
})

/** A group to create. It is pending until it is activated. */
export interface NewGroup extends Out<typeof newGroupFields> {}
export const NewGroup: Schema<NewGroup> = newGroupFields

const groupCancellationFields = entity({
  stated: { reason: GroupCancelReason },
  assumed: { effectiveDate: maybe(LocalDate) },
})

/** Why a group ends, and when: without a day, at once. */
export interface GroupCancellation extends Out<typeof groupCancellationFields> {}
export const GroupCancellation: Schema<GroupCancellation> = groupCancellationFields

const groupNameFields = stated({ name: text })

/** What the group is called. */
export interface GroupName extends Out<typeof groupNameFields> {}
export const GroupName: Schema<GroupName> = groupNameFields

const groupCountryFields = stated({ countryIdentifier: text })

/** The country the group is in. */
export interface GroupCountry extends Out<typeof groupCountryFields> {}
export const GroupCountry: Schema<GroupCountry> = groupCountryFields

const groupEffectiveDateFields = stated({ effectiveDate: LocalDate })

/** The day from which people may be members through the group. */
export interface GroupEffectiveDate extends Out<typeof groupEffectiveDateFields> {}
export const GroupEffectiveDate: Schema<GroupEffectiveDate> = groupEffectiveDateFields

const groupCreationFields = stated({ originalDateOfCreation: LocalDate })

/** The day the group was first created, in whatever system. */
export interface GroupCreation extends Out<typeof groupCreationFields> {}
export const GroupCreation: Schema<GroupCreation> = groupCreationFields

const groupSizeFields = stated({ numberOfEmployees: number })

/** How many people work there. */
export interface GroupSize extends Out<typeof groupSizeFields> {}
export const GroupSize: Schema<GroupSize> = groupSizeFields

const groupReachFields = stated({ isNational: flag })

/** Whether the group has people all over the country. */
export interface GroupReach extends Out<typeof groupReachFields> {}
export const GroupReach: Schema<GroupReach> = groupReachFields

const groupFranchiseFields = stated({ franchise: text })

/** The franchise the group belongs to. */
export interface GroupFranchise extends Out<typeof groupFranchiseFields> {}
export const GroupFranchise: Schema<GroupFranchise> = groupFranchiseFields

const groupServicingFields = stated({ servicing: text })

/** How the group is served. */
export interface GroupServicing extends Out<typeof groupServicingFields> {}
export const GroupServicing: Schema<GroupServicing> = groupServicingFields

const groupPayTypeChangeFields = stated({ payType: GroupPayType })

/** Who pays from now on. */
export interface GroupPayTypeChange extends Out<typeof groupPayTypeChangeFields> {}
export const GroupPayTypeChange: Schema<GroupPayTypeChange> = groupPayTypeChangeFields

const groupIndustryFields = stated({ industryType: text })

/** What the group does. */
export interface GroupIndustry extends Out<typeof groupIndustryFields> {}
export const GroupIndustry: Schema<GroupIndustry> = groupIndustryFields

const groupOfferFields = assumed({ offerId: text })

/** One offer that people of the group may choose, or no longer. */
export interface GroupOffer extends Out<typeof groupOfferFields> {}
export const GroupOffer: Schema<GroupOffer> = groupOfferFields

const newGroupAmendmentFields = assumed({ name: text, effectiveDate: LocalDate, url: maybe(text) })

/** A change to a group's agreement to add. */
export interface NewGroupAmendment extends Out<typeof newGroupAmendmentFields> {}
export const NewGroupAmendment: Schema<NewGroupAmendment> = newGroupAmendmentFields

const groupPartRemovalFields = assumed({ id: text })

/** Which one to take off: an amendment, a contact, an address, a pay period, a restricted period or date. */
export interface GroupPartRemoval extends Out<typeof groupPartRemovalFields> {}
export const GroupPartRemoval: Schema<GroupPartRemoval> = groupPartRemovalFields

const groupInvoiceDateFields = stated({ lastInvoiceDate: LocalDate })

/** When the group was last billed. */
export interface GroupInvoiceDate extends Out<typeof groupInvoiceDateFields> {}
export const GroupInvoiceDate: Schema<GroupInvoiceDate> = groupInvoiceDateFields

const groupProductionDateFields = stated({ lastProductionDate: LocalDate })

/** When the group last brought a member. */
export interface GroupProductionDate extends Out<typeof groupProductionDateFields> {}
export const GroupProductionDate: Schema<GroupProductionDate> = groupProductionDateFields

const groupBillingDeliveryChangeFields = stated({ billingDeliveryPreference: GroupBillingDelivery })

/** How the group gets its bill from now on. */
export interface GroupBillingDeliveryChange extends Out<typeof groupBillingDeliveryChangeFields> {}
export const GroupBillingDeliveryChange: Schema<GroupBillingDeliveryChange> = groupBillingDeliveryChangeFields

const groupParticipationNoteFields = stated({ participationEngagementNote: text })

/** What staff note about how many take part. */
export interface GroupParticipationNote extends Out<typeof groupParticipationNoteFields> {}
export const GroupParticipationNote: Schema<GroupParticipationNote> = groupParticipationNoteFields

const groupParticipationNoteClearingFields = assumed({ reason: maybe(text) })

/** Why the note goes. The call is listed with those that take a body, though it needs none. */
export interface GroupParticipationNoteClearing extends Out<typeof groupParticipationNoteClearingFields> {}
export const GroupParticipationNoteClearing: Schema<GroupParticipationNoteClearing> =
  groupParticipationNoteClearingFields

const groupGemLevelFields = stated({ gemLevel: text })

/** The gem level of the group; the levels are not listed. */
export interface GroupGemLevel extends Out<typeof groupGemLevelFields> {}
export const GroupGemLevel: Schema<GroupGemLevel> = groupGemLevelFields
