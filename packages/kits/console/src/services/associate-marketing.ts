import * as associateMarketing from '@memberkit/contract/partners/associate-marketing'
import { defineConsole } from '../define/index.ts'

export const associateMarketingConsole = defineConsole(associateMarketing)({
  pages: {
    AssociateMarketing: {
      title: ['siteName', 'id'],
      status: 'status',
      enter: [],
      read: 'getAssociateMarketing',
      find: ['findAssociateMarketingByOwner'],
      columns: ['siteName', 'status', 'approvalStatus', 'identityId', 'ownerId', 'displayPhoto'],
      groups: {
        overview: ['approvalStatus', 'siteName', 'displayPhoto'],
        contact: ['avatarUrl'],
        content: ['card', 'pendingCard'],
        record: ['identityId', 'ownerId'],
      },
      tables: { productMarketing: ['productId', 'isShown', 'headline'], marketingPages: ['key', 'title', 'isShown'] },
      edit: [
        'changeAssociateMarketingIdentityId',
        'updateAssociateMarketingPages',
        'updateAssociateMarketingSitename',
        'updateAssociateProductMarketing',
      ],
      actions: {
        activateAssociateMarketing: { group: 'status' },
        cancelAssociateMarketing: { group: 'end' },
        deleteAssociateMarketingAvatarUrl: { group: 'end', isCritical: true },
        markAssociateMarketingNeedsReview: { group: 'status' },
        suspendAssociateMarketing: { group: 'status' },
        updateAssociateMarketingCard: {},
        updateAssociateMarketingPendingCard: {},
      },
      journal: 'associateMarketingJournal',
      clock: 'associateMarketingMaxClock',
      transitions: 'marketingTransitions',
    },
  },
  tools: ['checkSiteName', 'releaseSiteName'],
})
