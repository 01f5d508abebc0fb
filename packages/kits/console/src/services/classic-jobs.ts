import * as classicJobs from '@memberkit/contract/commerce/classic-jobs'
import { defineConsole } from '../define/index.ts'

export const classicJobsConsole = defineConsole(classicJobs)({
  pages: {
    ClassicJob: {
      title: ['title', 'id'],
      enter: ['listClassicJobs', 'listRunningClassicJobs'],
      columns: ['title', 'lastResult', 'lastStartedAt', 'lastEndedAt', 'nextRunAt', 'isRunning', 'isPaused'],
      groups: {
        overview: ['title', 'lastResult'],
        dates: ['lastStartedAt', 'lastEndedAt', 'nextRunAt'],
        content: ['description'],
        settings: ['isRunning', 'isPaused'],
      },
      actions: {
        triggerClassicJob: { group: 'status', shows: { isRunning: true } },
        pauseClassicJob: { group: 'status', shows: { isPaused: true } },
        resumeClassicJob: { group: 'status', shows: { isPaused: false } },
      },
      journal: 'classicJobJournal',
      clock: 'classicJobMaxClock',
    },
  },
})
