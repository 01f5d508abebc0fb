import * as businessPlus from '@memberkit/contract/identity/business-plus'
import * as tones from '@memberkit/contract/labels/identity/business-plus/tones'
import { defineConsole } from '../define/index.ts'

export const businessPlusConsole = defineConsole({ ...businessPlus, ...tones })({
  pages: {
    BusinessPlusState: {
      title: ['websiteDomain', 'userEmail', 'id'],
      status: 'status',
      enter: ['listBusinessPlusStates'],
      read: 'getBusinessPlusState',
      columns: ['websiteDomain', 'status', 'userEmail', 'identityId', 'entitlementId', 'createdAt'],
      groups: {
        overview: ['websiteDomain'],
        contact: ['userEmail'],
        dates: ['createdAt', 'updatedAt'],
        record: ['identityId', 'entitlementId', 'productId'],
      },
      tables: { authorizedUsers: ['identityId', 'name', 'email'] },
      create: ['createBusinessPlusState'],
      actions: { deleteBusinessPlusState: { group: 'end', isCritical: true } },
      journal: 'businessPlusJournal',
      clock: 'businessPlusMaxClock',
      transitions: 'businessPlusTransitions',
    },
  },
  tools: [
    'changeBusinessPlusUserEmail',
    'changeBusinessPlusWebsiteDomain',
    'makeBusinessPlusLoginLink',
    'migrateBusinessPlusAccount',
    'updateBusinessPlusEntitlement',
  ],
})
