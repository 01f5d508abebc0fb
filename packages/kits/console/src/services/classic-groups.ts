import * as classicGroups from '@memberkit/contract/commerce/classic-groups'
import { defineConsole } from '../define/index.ts'

export const classicGroupsConsole = defineConsole(classicGroups)({
  pages: {
    ClassicGroup: {
      title: ['name', 'id'],
      enter: [],
      read: 'getClassicGroup',
      columns: ['name', 'situsState', 'status', 'startedOn', 'memberCount', 'isBillingInvoiceDiverted'],
      groups: {
        overview: ['name', 'status'],
        numbers: ['memberCount'],
        address: ['situsState'],
        dates: ['startedOn'],
        settings: ['isBillingInvoiceDiverted'],
        record: ['groupId', 'associateId'],
      },
      tables: { coverageCodes: ['code', 'name'] },
      actions: { updateDivertBillingInvoice: {} },
      panels: ['getClassicCommissionData', 'getClassicCommissionDataOfAssociate'],
      journal: 'classicGroupJournal',
      clock: 'classicGroupMaxClock',
    },
    SitusStateContract: {
      title: ['name', 'id'],
      enter: ['listSitusStateContracts'],
      columns: ['name', 'situsState', 'effectiveOn', 'locale'],
      groups: {
        overview: ['name', 'locale'],
        contact: ['documentUrl'],
        address: ['situsState'],
        dates: ['effectiveOn'],
      },
      journal: 'classicGroupJournal',
      clock: 'classicGroupMaxClock',
    },
  },
})
