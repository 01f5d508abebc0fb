import * as businessIdentityProtection from '@memberkit/contract/identity/business-identity-protection'
import { defineConsole } from '../define/index.ts'

export const businessIdentityProtectionConsole = defineConsole(businessIdentityProtection)({
  pages: {
    BusinessIdentityProtectionState: {
      title: ['businessName', 'id'],
      enter: ['listBusinessIdentityProtectionStates'],
      read: 'getBusinessIdentityProtectionState',
      columns: ['businessName', 'isActive', 'identityId', 'entitlementId', 'createdAt', 'updatedAt'],
      groups: {
        overview: ['businessName'],
        dates: ['createdAt', 'updatedAt'],
        settings: ['isActive'],
        record: ['identityId', 'entitlementId', 'businessId'],
      },
      create: ['createBusinessIdentityProtectionState'],
      edit: ['replaceBusinessIdentityProtectionState'],
      actions: {
        deleteBusinessIdentityProtectionState: { group: 'end', isCritical: true },
        getBusinessIdentityProtectionLogin: { group: 'people' },
      },
      journal: 'businessIdentityProtectionJournal',
      clock: 'businessIdentityProtectionMaxClock',
    },
  },
  tools: ['getBusinessIdentityProtectionHealth'],
})
