import * as campaigns from '@memberkit/contract/partners/campaigns'
import * as tones from '@memberkit/contract/labels/partners/campaigns/tones'
import { defineConsole } from '../define/index.ts'

export const campaignsConsole = defineConsole({ ...campaigns, ...tones })({
  pages: {
    Campaign: {
      title: ['name', 'id'],
      status: 'status',
      enter: ['listCampaigns'],
      read: 'getCampaign',
      columns: ['name', 'status', 'owner', 'identityId', 'startsOn', 'endsOn'],
      groups: {
        overview: ['associates', 'name'],
        contact: ['link'],
        dates: ['startsOn', 'endsOn'],
        content: ['description'],
        record: ['owner', 'identityId'],
      },
      create: ['createCampaign'],
      actions: {
        changeCampaignOwner: { group: 'people' },
        deleteCampaign: { group: 'end', isCritical: true },
        updateCampaign: {},
        updateCampaignStatus: { group: 'status' },
      },
      panels: ['listCampaignAssociates'],
      journal: 'campaignJournal',
      clock: 'campaignMaxClock',
      transitions: 'campaignTransitions',
    },
  },
})
