import * as applications from '@memberkit/contract/identity/applications'
import { defineConsole } from '../define/index.ts'

export const applicationsConsole = defineConsole(applications)({
  pages: {
    Application: {
      title: ['name', 'key'],
      enter: ['listApplications', 'listIdentityApplications'],
      read: 'findApplication',
      find: ['getApplication'],
      columns: ['name', 'identityId', 'key', 'createdAt', 'keyUpdatedAt', 'external'],
      groups: {
        overview: ['name', 'key'],
        dates: ['createdAt', 'keyUpdatedAt'],
        settings: ['external'],
        record: ['identityId'],
      },
      create: ['createApplication'],
      actions: {
        changeApplicationOwner: { group: 'people' },
        deleteApplication: { group: 'end', isCritical: true },
        updateApplicationExternal: {},
        updateApplicationKey: {},
        updateApplicationName: {},
      },
      panels: ['getApplication'],
      journal: 'applicationJournal',
      clock: 'applicationMaxClock',
    },
  },
  tools: ['verifyApplication'],
})
