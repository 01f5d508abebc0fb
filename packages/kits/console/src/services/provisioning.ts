import * as provisioning from '@memberkit/contract/commerce/provisioning'
import * as tones from '@memberkit/contract/labels/commerce/provisioning/tones'
import { defineConsole } from '../define/index.ts'

export const provisioningConsole = defineConsole({ ...provisioning, ...tones })({
  pages: {
    Provision: {
      title: 'id',
      status: 'status',
      enter: ['listProvisions', 'listIdentityProvisions'],
      read: 'getProvision',
      columns: ['id', 'status', 'vendor', 'reinstatementStatus', 'identityId', 'orderId', 'createdAt'],
      groups: {
        overview: ['vendor'],
        progress: ['reinstatementStatus', 'reinstatementMatches', 'error'],
        dates: ['createdAt', 'updatedAt'],
        settings: ['payload'],
        record: ['identityId', 'orderId', 'groupId', 'businessId', 'classicMembershipId', 'identityMergeId'],
      },
      tables: {
        identities: ['relationType', 'identityId', 'name'],
        classicMaps: ['relationType', 'classicId', 'identityId'],
        subscriptions: ['provisionType', 'subscriptionId', 'entitlementId', 'productId'],
      },
      create: ['createProvision', 'submitPlanChanges'],
      edit: ['updateProvisionFields', 'updateProvisionIdentityMergeId'],
      actions: {
        addProvisionClassicMap: {},
        addProvisionIdentity: { group: 'people' },
        addProvisionSubscription: {},
        markProvisionProfileChecked: { group: 'status', isBulk: true },
        markProvisionProfileMerged: { group: 'status', isBulk: true },
        reinstateProvision: { group: 'status', isBulk: true },
        submitProvisionAsNew: { group: 'status', isBulk: true },
        suspendProvision: {},
        updateProvisionStatus: { group: 'status' },
        updateReinstatementStatus: {},
      },
      journal: 'provisionJournal',
      clock: 'provisionMaxClock',
      transitions: 'provisionTransitions',
    },
  },
  tools: ['processPlanChanges', 'processProvisions'],
})
