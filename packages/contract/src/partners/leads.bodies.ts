import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (partners and service delivery, section 7): every name here is ours.

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

/** What changes; what is left out stays. A `note` is added to those there are: no other call adds one. */
export interface LeadChanges extends Out<typeof leadChangesFields> {}
export const LeadChanges: Schema<LeadChanges> = leadChangesFields

const leadAssociateQueryFields = assumed({
  associateNumber: maybe(text),
  siteName: maybe(text),
  identityId: maybe(text),
})

/** What is known of the associate: its number, its site or its identity. */
export interface LeadAssociateQuery extends Out<typeof leadAssociateQueryFields> {}
export const LeadAssociateQuery: Schema<LeadAssociateQuery> = leadAssociateQueryFields

const leadAssociateSearchFields = assumed({
  email: maybe(text),
  phone: maybe(text),
  postalCode: maybe(text),
  campaignId: maybe(text),
})

/** What is known of the lead that needs an associate. */
export interface LeadAssociateSearch extends Out<typeof leadAssociateSearchFields> {}
export const LeadAssociateSearch: Schema<LeadAssociateSearch> = leadAssociateSearchFields
