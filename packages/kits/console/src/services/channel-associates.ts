import * as channelAssociates from '@memberkit/contract/partners/channel-associates'
import { defineConsole } from '../define/index.ts'

export const channelAssociatesConsole = defineConsole(channelAssociates)({
  pages: {
    ChannelAssociate: {
      title: ['siteName', 'email'],
      status: 'status',
      enter: [{ by: 'findChannelAssociateBySitename', isSearch: true }],
      read: 'findChannelAssociate',
      search: ['findChannelAssociateByNumber'],
      find: [
        'findChannelAssociateByNumber',
        'findChannelAssociateByOwner',
        'getChannelAssociate',
        'getChannelAssociateByNumber',
        'getChannelAssociateByOwner',
      ],
      columns: ['siteName', 'status', 'approvalStatus', 'nameApproval', 'photoApproval', 'identityId', 'ownerId'],
      groups: {
        overview: [
          'approvalStatus',
          'nameApproval',
          'photoApproval',
          'displayPhoto',
          'associateNumber',
          'siteName',
          'pendingPhoto',
          'rejectionReason',
        ],
        contact: ['email', 'phone'],
        content: ['names', 'pendingNames', 'display'],
        record: ['identityId', 'ownerId'],
      },
      create: ['createChannelAssociate'],
      actions: {
        changeChannelAssociateOwner: { group: 'people' },
        deleteChannelAssociate: { group: 'end', isCritical: true },
        deleteChannelAssociateDisplayPhoto: { group: 'end', isCritical: true },
        updateChannelAssociate: {},
        updateChannelAssociateDisplayPhoto: {},
        updateChannelAssociateNameApproval: { group: 'status' },
        updateChannelAssociatePhotoApproval: { group: 'status' },
        updateChannelAssociateStatus: { group: 'status' },
        uploadChannelAssociatePhoto: {},
      },
      panels: ['getChannelAssociate'],
      journal: 'channelAssociateJournal',
      clock: 'channelAssociateMaxClock',
      transitions: 'channelAssociateTransitions',
    },
  },
  tools: ['updateDisplayMarketingInformation'],
})
