import * as classicPlans from '@memberkit/contract/commerce/classic-plans'
import { defineConsole } from '../define/index.ts'

export const classicPlansConsole = defineConsole(classicPlans)({
  pages: {
    ClassicPlan: {
      title: ['name', 'id'],
      enter: [{ by: 'findClassicPlan', isSearch: true }],
      read: 'getClassicPlan',
      columns: ['name', 'code', 'category', 'serviceableStates', 'coverageCode', 'currency'],
      groups: {
        overview: ['code', 'name', 'category', 'coverageCode'],
        money: ['currency'],
        address: ['serviceableStates'],
        record: ['productId'],
      },
      tables: { prices: ['billingPeriod', 'amount'] },
      create: ['createClassicPlan'],
      edit: ['updateClassicPlan'],
      panels: ['getISeriesOffer', 'listClassicServiceableStates'],
      journal: 'classicPlanJournal',
      clock: 'classicPlanMaxClock',
    },
  },
  tools: ['listClassicAvailableProducts'],
})
