import * as entitlements from '@memberkit/contract/commerce/entitlements'
import * as tones from '@memberkit/contract/labels/commerce/entitlements/tones'
import { defineConsole } from '../define/index.ts'

export const entitlementsConsole = defineConsole({ ...entitlements, ...tones })({
  pages: {
    Entitlement: {
      title: ['friendlyId', 'id'],
      status: 'status',
      enter: ['listEntitlements'],
      read: 'getEntitlement',
      columns: ['friendlyId', 'product', 'status', 'fulfillmentStatus', 'setupStatus', 'effectiveFrom', 'effectiveTo'],
      groups: {
        overview: [
          'fulfillmentStatus',
          'setupStatus',
          'provisioningType',
          'permissionType',
          'coBrandPartner',
          'marketLocale',
          'statusReason',
        ],
        address: ['serviceArea'],
        dates: ['effectiveFrom', 'effectiveTo', 'createdAt'],
        content: ['product'],
        record: ['identityId', 'friendlyId', 'subscriptionId', 'orderId', 'groupId'],
      },
      tables: {
        delegates: ['permissionType', 'identityId', 'name', 'addedOn'],
        authorizedUsers: ['permissionType', 'id', 'firstName', 'lastName', 'email'],
        contracts: ['type', 'contractId', 'label', 'locale', 'documentUrl'],
      },
      create: ['createEntitlement'],
      edit: ['changeEntitlementEffectiveDates', 'changeEntitlementProduct', 'updateEntitlement'],
      readOnly: ['provisioningType', 'marketLocale'],
      actions: {
        activateEntitlement: { group: 'status' },
        addEntitlementAuthorizedUsers: { group: 'people' },
        addEntitlementContracts: {},
        addEntitlementDelegates: { group: 'people' },
        cancelEntitlement: { group: 'end' },
        changeEntitlementOwner: { group: 'people' },
        changeEntitlementProductInfo: {},
        changeEntitlementServiceArea: {},
        deleteEntitlement: { group: 'end', isCritical: true },
        fulfillEntitlement: {},
        reassignEntitlementOwner: { group: 'people' },
        removeEntitlementAuthorizedUsers: { group: 'end' },
        removeEntitlementDelegates: { group: 'end' },
        replaceEntitlementAuthorizedUser: { group: 'people' },
        replaceEntitlementDelegate: { group: 'people' },
        suspendEntitlement: { group: 'status' },
        updateEntitlementSubscriptionId: {},
      },
      journal: 'entitlementJournal',
      clock: 'entitlementMaxClock',
      transitions: 'entitlementTransitions',
    },
  },
})
