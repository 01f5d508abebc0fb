import * as marketingSites from '@memberkit/contract/identity/marketing-sites'
import { defineConsole } from '../define/index.ts'

export const marketingSitesConsole = defineConsole(marketingSites)({
  pages: {
    MarketingSite: {
      title: ['displayName', 'siteName'],
      enter: [],
      read: 'getMarketingSite',
      find: ['getMarketingSiteByOwner'],
      columns: ['displayName', 'siteName', 'isPublished', 'email', 'phoneNumber', 'updatedAt'],
      groups: {
        overview: ['siteName', 'displayName', 'headline'],
        contact: ['photoUrl', 'email', 'phoneNumber'],
        dates: ['updatedAt'],
        content: ['introduction'],
        settings: ['isPublished'],
        record: ['ownerId', 'productIds'],
      },
      tables: { links: ['label', 'url'] },
      create: ['createMarketingSite'],
      actions: { deleteMarketingSite: { group: 'end', isCritical: true } },
      journal: 'marketingSiteJournal',
      clock: 'marketingSiteMaxClock',
    },
  },
  tools: ['changeMarketingSiteOwner', 'replaceMarketingSite'],
})
