import { oneOf, type Out } from '../wire.ts'

/** Source: partners and service delivery, section 3, "Campaign". */
export const CampaignStatus = oneOf('ACTIVE', 'CANCELED', 'DELETED')
export type CampaignStatus = Out<typeof CampaignStatus>
