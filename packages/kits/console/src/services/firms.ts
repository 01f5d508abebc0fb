import * as firms from '@memberkit/contract/partners/firms'
import * as tones from '@memberkit/contract/labels/partners/firms/tones'
import { defineConsole } from '../define/index.ts'

export const firmsConsole = defineConsole({ ...firms, ...tones })({
  pages: {
    Firm: {
      title: ['name', 'id'],
      status: 'status',
      enter: ['listFirms'],
      read: 'getFirm',
      columns: ['name', 'status', 'firmTypes', 'network', 'yearFounded', 'yearJoined'],
      groups: {
        overview: ['firmTypes', 'name', 'network'],
        numbers: ['yearFounded', 'yearJoined'],
        contact: ['websiteUrl', 'profilePictureUrl'],
        content: ['aboutUsText'],
        record: ['branchIds', 'externalId'],
      },
      tables: { identityPermissions: ['roles', 'identityId', 'name'] },
      create: ['createFirm'],
      edit: [
        'updateFirmAboutUsText',
        'updateFirmBranchIds',
        'updateFirmExternalId',
        'updateFirmIdentityPermissions',
        'updateFirmLegalShieldYearJoined',
        'updateFirmName',
        'updateFirmNetwork',
        'updateFirmProfilePictureUrl',
        'updateFirmTypes',
        'updateFirmWebsiteUrl',
        'updateFirmYearFounded',
      ],
      actions: {
        updateFirm: {},
        activateFirm: { group: 'status', isBulk: true },
        addFirmPermission: {},
        deactivateFirm: { group: 'status', isBulk: true },
        deleteFirm: { group: 'end', isCritical: true },
        removeFirmPermission: { group: 'end' },
      },
      journal: 'firmJournal',
      clock: 'firmMaxClock',
      transitions: 'firmTransitions',
    },
  },
})
