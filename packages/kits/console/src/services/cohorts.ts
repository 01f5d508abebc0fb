import * as cohorts from '@memberkit/contract/identity/cohorts'
import { defineConsole } from '../define/index.ts'

export const cohortsConsole = defineConsole(cohorts)({
  pages: {
    Cohort: {
      title: ['type', 'id'],
      enter: ['listCohorts'],
      columns: ['type', 'identityId', 'startsOn', 'endsOn', 'createdAt'],
      groups: {
        overview: ['type'],
        dates: ['startsOn', 'endsOn', 'createdAt'],
        content: ['note'],
        record: ['identityId'],
      },
      create: ['createCohort'],
      actions: {
        changeCohortOwner: { group: 'people' },
        deleteCohort: { group: 'end', isCritical: true },
        updateCohort: {},
      },
      journal: 'cohortJournal',
      clock: 'cohortMaxClock',
    },
  },
})
