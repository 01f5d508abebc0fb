import * as businesses from '@memberkit/contract/identity/businesses'
import * as tones from '@memberkit/contract/labels/identity/businesses/tones'
import { defineConsole } from '../define/index.ts'

export const businessesConsole = defineConsole({ ...businesses, ...tones })({
  pages: {
    Business: {
      title: ['name', 'id'],
      status: 'status',
      enter: [{ by: 'findBusinessesByEntitlement', isSearch: true }],
      read: 'getBusiness',
      columns: ['name', 'status', 'doingBusinessAs', 'areaOfBusiness', 'identityId', 'establishedDate', 'verifiedAt'],
      groups: {
        overview: ['areaOfBusiness', 'name', 'doingBusinessAs', 'employeeTypes'],
        numbers: ['numberOfEmployees'],
        contact: ['emails'],

        dates: ['establishedDate', 'verifiedAt'],
        content: ['description', 'registration'],
        settings: ['isPrimarySourceOfIncome'],
        record: ['associatedEntitlementIds', 'identityId'],
      },
      tables: {
        addresses: ['address1', 'address2', 'locality', 'administrativeArea', 'postalCode', 'country'],
        identifiers: ['type', 'value'],
        phoneNumbers: ['number', 'extension', 'label'],
        onlinePresences: ['label', 'url'],
      },
      create: ['createBusiness', 'createBusinessFromCheckout', 'createEmptyBusiness'],
      edit: [
        'updateBusinessAddresses',
        'updateBusinessArea',
        'updateBusinessDescription',
        'updateBusinessDoingBusinessAs',
        'updateBusinessEmails',
        'updateBusinessEmployeeTypes',
        'updateBusinessEntitlements',
        'updateBusinessEstablishedDate',
        'updateBusinessIdentifiers',
        'updateBusinessIncome',
        'updateBusinessName',
        'updateBusinessNumberOfEmployees',
        'updateBusinessOnlinePresences',
        'updateBusinessPhoneNumbers',
      ],
      actions: {
        changeBusinessOwner: { group: 'people' },
        closeBusiness: { group: 'status', isBulk: true },
        deleteBusiness: { group: 'end', isCritical: true },
        reopenBusiness: { group: 'status', isBulk: true },
        updateBusinessRegistration: {},
        verifyBusiness: {},
      },
      journal: 'businessJournal',
      clock: 'businessMaxClock',
      transitions: 'businessTransitions',
    },
  },
})
