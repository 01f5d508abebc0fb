import * as benefitCohorts from '@memberkit/contract/identity/benefit-cohorts'
import { defineConsole } from '../define/index.ts'

export const benefitCohortsConsole = defineConsole(benefitCohorts)({
  pages: {
    BenefitCohort: {
      title: ['name', 'id'],
      enter: ['listBenefitCohorts'],
      read: 'getBenefitCohort',
      columns: ['name', 'benefits', 'identityId', 'createdAt'],
      groups: { overview: ['name'], dates: ['createdAt'], content: ['description'], record: ['identityId'] },
      tables: { benefits: ['benefitId', 'name', 'addedAt'] },
      create: ['createBenefitCohort'],
      actions: { addBenefitsToCohort: {}, removeBenefitsFromCohort: { group: 'end' } },
      journal: 'benefitCohortJournal',
      clock: 'benefitCohortMaxClock',
    },
  },
  tools: ['getBenefitCohortHealth'],
})
