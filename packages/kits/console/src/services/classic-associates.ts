import * as classicAssociates from '@memberkit/contract/commerce/classic-associates'
import { defineConsole } from '../define/index.ts'

export const classicAssociatesConsole = defineConsole(classicAssociates)({
  pages: {
    ClassicAssociate: {
      title: ['name', 'id'],
      enter: [],
      read: 'getClassicAssociate',
      columns: ['name', 'status', 'level', 'sponsorName', 'startedOn', 'isOnBillingHold'],
      groups: {
        overview: ['name', 'status', 'level', 'sponsorName', 'taxIdLastFour'],
        dates: ['startedOn', 'endedOn'],
        content: ['friendlyId'],
        settings: ['isOnBillingHold'],
        record: ['identityId', 'sponsorId'],
      },
      actions: { reassignClassicAssociate: { group: 'people' }, setClassicAssociateBillingHold: {} },
      panels: ['getClassicAssociateBillingDetails'],
      journal: 'classicAssociateJournal',
      clock: 'classicAssociateMaxClock',
    },
  },
  tools: [
    'findApplicationsByTaxId',
    'findClassicAssociatesByTaxId',
    'listPotentialReinstatements',
    'listReinstatementMatchingApplications',
    'listReinstatementMatchingAssociates',
    'listUnplacedApplications',
  ],
})
