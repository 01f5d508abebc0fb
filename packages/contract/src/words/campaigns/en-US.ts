import type * as campaigns from '../../partners/campaigns.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  Campaign: { one: 'Campaign', many: 'Campaigns', about: 'A sales campaign with a start and an end' },
  CampaignAssociate: {
    one: 'Campaign associate',
    many: 'Campaign associates',
    about: 'An associate who takes part, and their leads',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.Campaign,
  about: 'Campaigns and the associates who take part',
} as const satisfies Name

export const fields = {
  joinedOn: 'Joined on',
  leads: 'Leads',
  search: 'Search',
} as const satisfies FieldWords

export const actions = {
  changeCampaignOwner: 'Change owner',
  createCampaign: 'Create campaign',
  deleteCampaign: 'Delete campaign',
  getCampaign: 'View campaign',
  listCampaignAssociates: 'View campaign associates',
  listCampaigns: 'View campaigns',
  updateCampaign: 'Edit campaign',
  updateCampaignStatus: 'Change status',
} as const satisfies ActionWords<typeof campaigns>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeCampaignOwner: 'Owner changed',
  createCampaign: 'Campaign created',
  deleteCampaign: 'Campaign deleted',
  updateCampaign: 'Campaign updated',
  updateCampaignStatus: 'Status changed',
} as const satisfies ActionWords<typeof campaigns>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createCampaign,
  CHANGED: done.updateCampaign,
  UPDATE_STATUS: done.updateCampaignStatus,
  CHANGE_OWNER: done.changeCampaignOwner,
  DELETED: done.deleteCampaign,
} as const satisfies JournalWords
