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
 * A sales campaign. `owner` is the name of the identity `identityId`; `associates` are IDs, resolved by
 * `listCampaignAssociates`; `link` is its tracking link; both dates are inclusive. `version` is the value for
 * `If-Match`.
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

/** An associate in a campaign, with the number of `leads` they brought. */
export interface CampaignAssociate extends Out<typeof campaignAssociateFields> {}
export const CampaignAssociate: Schema<CampaignAssociate> = campaignAssociateFields
