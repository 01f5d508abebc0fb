import { LocalDate } from '../shared/dates.ts'
import { assumed, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { CampaignStatus } from './campaigns.enums.ts'

// "Payload and response field names are not shown" (partners and service delivery, section 7): all names are assumed.

const campaignQueryFields = assumed({
  status: maybe(CampaignStatus),
  identityId: maybe(text),
  associateId: maybe(text),
  search: maybe(text),
})

/** Filters of the list; without a query, all campaigns. */
export interface CampaignQuery extends Out<typeof campaignQueryFields> {}
export const CampaignQuery: Schema<CampaignQuery> = campaignQueryFields

const newCampaignFields = assumed({
  name: text,
  description: maybe(text),
  startsOn: maybe(LocalDate),
  endsOn: maybe(LocalDate),
  associates: maybe(list(text)),
})

/** A campaign to create. `associates` are IDs. */
export interface NewCampaign extends Out<typeof newCampaignFields> {}
export const NewCampaign: Schema<NewCampaign> = newCampaignFields

const campaignChangesFields = assumed({
  name: maybe(text),
  description: maybe(text),
  startsOn: maybe(LocalDate),
  endsOn: maybe(LocalDate),
  associates: maybe(list(text)),
})

/** The changed fields; omitted ones stay. */
export interface CampaignChanges extends Out<typeof campaignChangesFields> {}
export const CampaignChanges: Schema<CampaignChanges> = campaignChangesFields

const campaignAssociateQueryFields = assumed({ search: maybe(text), limit: maybe(number) })

/** The campaign associates to list. */
export interface CampaignAssociateQuery extends Out<typeof campaignAssociateQueryFields> {}
export const CampaignAssociateQuery: Schema<CampaignAssociateQuery> = campaignAssociateQueryFields
