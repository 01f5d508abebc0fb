import { LocalDate } from '../shared/dates.ts'
import { entity, list, assumed, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { CampaignStatus } from './campaigns.enums.ts'

const campaignFields = entity({
  stated: { status: CampaignStatus, owner: text, associates: list(text) },
  assumed: {
    id: text,
    identityId: text,
    name: text,
    description: maybe(text),
    link: maybe(text),
    startsOn: maybe(LocalDate),
    endsOn: maybe(LocalDate),
    version: text,
  },
})

/**
 * Something that associates sell with for a while. `owner` is the name of the identity `identityId`; `associates` are
 * ids, and `listCampaignAssociates` says whose; `link` is the address that counts for the campaign; both days are
 * included. `version` goes back as `If-Match`.
 */
export interface Campaign extends Out<typeof campaignFields> {}
export const Campaign: Schema<Campaign> = campaignFields

const campaignAssociateFields = assumed({
  associateId: text,
  associateNumber: text,
  name: text,
  joinedOn: maybe(LocalDate),
  leads: maybe(number),
})

/** An associate who takes part in a campaign, with the number of `leads` it brought. */
export interface CampaignAssociate extends Out<typeof campaignAssociateFields> {}
export const CampaignAssociate: Schema<CampaignAssociate> = campaignAssociateFields
