import { LocalDate } from '../shared/dates.ts'
import { assumed, entity, flag, maybe, number, type Out, type Schema, stated, text } from '../wire.ts'
import { GroupBillingDelivery, GroupCancelReason, GroupPayType } from './groups.enums.ts'

// "Payload and response field names are not shown unless stated" (section 7): only fields that section 3 lists are
// stated.

const groupQueryFields = assumed({ ownerId: text })

/** The owner whose groups to list. */
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

/** A group to create. Pending until activated. */
export interface NewGroup extends Out<typeof newGroupFields> {}
export const NewGroup: Schema<NewGroup> = newGroupFields

const groupCancellationFields = entity({
  stated: { reason: GroupCancelReason },
  assumed: { effectiveDate: maybe(LocalDate) },
})

/** The reason and date of a cancellation; without a date, immediate. */
export interface GroupCancellation extends Out<typeof groupCancellationFields> {}
export const GroupCancellation: Schema<GroupCancellation> = groupCancellationFields

const groupNameFields = stated({ name: text })

/** The name of a group. */
export interface GroupName extends Out<typeof groupNameFields> {}
export const GroupName: Schema<GroupName> = groupNameFields

const groupCountryFields = stated({ countryIdentifier: text })

/** The country of a group. */
export interface GroupCountry extends Out<typeof groupCountryFields> {}
export const GroupCountry: Schema<GroupCountry> = groupCountryFields

const groupEffectiveDateFields = stated({ effectiveDate: LocalDate })

/** The first possible day of membership through the group. */
export interface GroupEffectiveDate extends Out<typeof groupEffectiveDateFields> {}
export const GroupEffectiveDate: Schema<GroupEffectiveDate> = groupEffectiveDateFields

const groupCreationFields = stated({ originalDateOfCreation: LocalDate })

/** The original creation date of a group, in any system. */
export interface GroupCreation extends Out<typeof groupCreationFields> {}
export const GroupCreation: Schema<GroupCreation> = groupCreationFields

const groupSizeFields = stated({ numberOfEmployees: number })

/** The number of employees. */
export interface GroupSize extends Out<typeof groupSizeFields> {}
export const GroupSize: Schema<GroupSize> = groupSizeFields

const groupReachFields = stated({ isNational: flag })

/** Whether the group has employees nationwide. */
export interface GroupReach extends Out<typeof groupReachFields> {}
export const GroupReach: Schema<GroupReach> = groupReachFields

const groupFranchiseFields = stated({ franchise: text })

/** The franchise of a group. */
export interface GroupFranchise extends Out<typeof groupFranchiseFields> {}
export const GroupFranchise: Schema<GroupFranchise> = groupFranchiseFields

const groupServicingFields = stated({ servicing: text })

/** The servicing of a group. */
export interface GroupServicing extends Out<typeof groupServicingFields> {}
export const GroupServicing: Schema<GroupServicing> = groupServicingFields

const groupPayTypeChangeFields = stated({ payType: GroupPayType })

/** The new payer. */
export interface GroupPayTypeChange extends Out<typeof groupPayTypeChangeFields> {}
export const GroupPayTypeChange: Schema<GroupPayTypeChange> = groupPayTypeChangeFields

const groupIndustryFields = stated({ industryType: text })

/** The industry of a group. */
export interface GroupIndustry extends Out<typeof groupIndustryFields> {}
export const GroupIndustry: Schema<GroupIndustry> = groupIndustryFields

const groupOfferFields = assumed({ offerId: text })

/** An offer to add to a group or remove from it. */
export interface GroupOffer extends Out<typeof groupOfferFields> {}
export const GroupOffer: Schema<GroupOffer> = groupOfferFields

const newGroupAmendmentFields = assumed({ name: text, effectiveDate: LocalDate, url: maybe(text) })

/** An amendment to add to a group's agreement. */
export interface NewGroupAmendment extends Out<typeof newGroupAmendmentFields> {}
export const NewGroupAmendment: Schema<NewGroupAmendment> = newGroupAmendmentFields

const groupPartRemovalFields = assumed({ id: text })

/** The entry to remove: an amendment, contact, address, pay period, or restricted period or date. */
export interface GroupPartRemoval extends Out<typeof groupPartRemovalFields> {}
export const GroupPartRemoval: Schema<GroupPartRemoval> = groupPartRemovalFields

const groupInvoiceDateFields = stated({ lastInvoiceDate: LocalDate })

/** The date of a group's last invoice. */
export interface GroupInvoiceDate extends Out<typeof groupInvoiceDateFields> {}
export const GroupInvoiceDate: Schema<GroupInvoiceDate> = groupInvoiceDateFields

const groupProductionDateFields = stated({ lastProductionDate: LocalDate })

/** The date of a group's last new member. */
export interface GroupProductionDate extends Out<typeof groupProductionDateFields> {}
export const GroupProductionDate: Schema<GroupProductionDate> = groupProductionDateFields

const groupBillingDeliveryChangeFields = stated({ billingDeliveryPreference: GroupBillingDelivery })

/** The new bill delivery of a group. */
export interface GroupBillingDeliveryChange extends Out<typeof groupBillingDeliveryChangeFields> {}
export const GroupBillingDeliveryChange: Schema<GroupBillingDeliveryChange> = groupBillingDeliveryChangeFields

const groupParticipationNoteFields = stated({ participationEngagementNote: text })

/** A staff note on the participation rate. */
export interface GroupParticipationNote extends Out<typeof groupParticipationNoteFields> {}
export const GroupParticipationNote: Schema<GroupParticipationNote> = groupParticipationNoteFields

const groupParticipationNoteClearingFields = assumed({ reason: maybe(text) })

/** The reason to clear the note. Listed with operations that have a body, though it needs none. */
export interface GroupParticipationNoteClearing extends Out<typeof groupParticipationNoteClearingFields> {}
export const GroupParticipationNoteClearing: Schema<GroupParticipationNoteClearing> =
  groupParticipationNoteClearingFields

const groupGemLevelFields = stated({ gemLevel: text })

/** The gem level of a group; the levels are not listed. */
export interface GroupGemLevel extends Out<typeof groupGemLevelFields> {}
export const GroupGemLevel: Schema<GroupGemLevel> = groupGemLevelFields
