import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (partners and service delivery, section 7): all names are assumed.

const newLeadFields = assumed({
  firstName: text,
  lastName: text,
  email: maybe(text),
  phone: maybe(text),
  locale: maybe(text),
  postalCode: maybe(text),
  interests: maybe(list(text)),
  message: maybe(text),
  source: maybe(text),
  campaignId: maybe(text),
})

/** A lead to create. */
export interface NewLead extends Out<typeof newLeadFields> {}
export const NewLead: Schema<NewLead> = newLeadFields

const leadChangesFields = assumed({
  firstName: maybe(text),
  lastName: maybe(text),
  email: maybe(text),
  phone: maybe(text),
  locale: maybe(text),
  postalCode: maybe(text),
  interests: maybe(list(text)),
  note: maybe(text),
})

/** The changed fields; omitted ones stay. A `note` is added to the existing ones: no other operation adds one. */
export interface LeadChanges extends Out<typeof leadChangesFields> {}
export const LeadChanges: Schema<LeadChanges> = leadChangesFields

const leadAssociateQueryFields = assumed({
  associateNumber: maybe(text),
  siteName: maybe(text),
  identityId: maybe(text),
})

/** The known details of an associate: number, site or identity. */
export interface LeadAssociateQuery extends Out<typeof leadAssociateQueryFields> {}
export const LeadAssociateQuery: Schema<LeadAssociateQuery> = leadAssociateQueryFields

const leadAssociateSearchFields = assumed({
  email: maybe(text),
  phone: maybe(text),
  postalCode: maybe(text),
  campaignId: maybe(text),
})

/** The known details of a lead that needs an associate. */
export interface LeadAssociateSearch extends Out<typeof leadAssociateSearchFields> {}
export const LeadAssociateSearch: Schema<LeadAssociateSearch> = leadAssociateSearchFields
