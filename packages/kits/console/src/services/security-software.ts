import * as securitySoftware from '@memberkit/contract/identity/security-software'
import * as tones from '@memberkit/contract/labels/identity/security-software/tones'
import { defineConsole } from '../define/index.ts'

export const securitySoftwareConsole = defineConsole({ ...securitySoftware, ...tones })({
  pages: {
    SecuritySoftwareState: {
      title: ['productName', 'id'],
      status: 'status',
      enter: ['listSecuritySoftwareStates'],
      read: 'getSecuritySoftwareState',
      columns: ['productName', 'status', 'seats', 'identityId', 'entitlementId', 'createdAt', 'activatedAt'],
      groups: {
        overview: ['productName', 'licenseKey'],
        numbers: ['seats'],
        dates: ['createdAt', 'activatedAt'],
        settings: ['isLicenseKeyActive'],
        record: ['identityId', 'entitlementId', 'productId'],
      },
      create: ['createSecuritySoftwareState'],
      edit: ['updateSecuritySoftwareEntitlement'],
      actions: {
        deleteSecuritySoftwareState: { group: 'end', isCritical: true },
        resetSecuritySoftwareUser: { group: 'status', isBulk: true },
      },
      panels: ['makeSecuritySoftwareLoginLink'],
      journal: 'securitySoftwareJournal',
      clock: 'securitySoftwareMaxClock',
      transitions: 'securitySoftwareTransitions',
    },
  },
  tools: ['markLicenseKeyActive'],
})
