import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { OwnerChange } from '../shared/owner.ts'
import { partnerRealms } from '../shared/realm.ts'
import { list, text } from '../wire.ts'
import { CampaignAssociateQuery, CampaignChanges, CampaignQuery, NewCampaign } from './campaigns.bodies.ts'
import { Campaign, CampaignAssociate } from './campaigns.entities.ts'
import { CampaignStatus } from './campaigns.enums.ts'

// Source: partners and service delivery, section 7, "Campaigns". Two paths have no version there.

const network = { realms: partnerRealms, assumes: ['realms'] } as const
const allCampaigns = at('campaigns', '/campaigns', network)
const campaigns = at('campaigns', '/v1/identities/{identityId}/campaigns', network)
const campaign = at('campaigns', '/v1/identities/{identityId}/campaigns/{campaignId}', network)

export const listCampaigns = get(allCampaigns, '', { query: CampaignQuery, returns: list(Campaign) })
export const getCampaign = get(allCampaigns, '{campaignId}', { returns: Campaign })

export const createCampaign = post(campaigns, '', { body: NewCampaign, returns: Campaign })
export const updateCampaignStatus = post(campaign, 'updateStatus/{status}', {
  params: { status: CampaignStatus },
  returns: Campaign,
})
export const updateCampaign = put(campaign, '', { body: CampaignChanges, returns: Campaign })
export const deleteCampaign = del(campaign, '')
export const changeCampaignOwner = post(campaign, 'changeOwner', { body: OwnerChange, returns: Campaign })
export const listCampaignAssociates = get(campaign, 'associates', {
  query: CampaignAssociateQuery,
  returns: list(CampaignAssociate),
})

/** The specification lists no actions of campaigns. */
export const campaignJournal = journal('campaigns', '/v1/campaigns', text)
export const campaignMaxClock = maxClock('campaigns', '/v1/campaigns')

export { CampaignAssociateQuery, CampaignChanges, CampaignQuery, NewCampaign } from './campaigns.bodies.ts'
export { Campaign, CampaignAssociate } from './campaigns.entities.ts'
export { CampaignStatus } from './campaigns.enums.ts'
export { campaignTransitions } from './campaigns.transitions.ts'
