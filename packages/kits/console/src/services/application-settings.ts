import * as applicationSettings from '@memberkit/contract/identity/application-settings'
import { defineConsole } from '../define/index.ts'

export const applicationSettingsConsole = defineConsole(applicationSettings)({
  pages: {
    ApplicationSetting: {
      title: ['applicationName', 'id'],
      enter: [{ by: 'getApplicationSettingByApplicationName', isSearch: true }, 'listApplicationSettings'],
      read: 'getApplicationSetting',
      columns: ['applicationName', 'identityId', 'updatedAt'],
      groups: { overview: ['applicationName'], dates: ['updatedAt'], settings: ['settings'], record: ['identityId'] },
      create: ['createApplicationSetting'],
      edit: ['updateApplicationSettings'],
      actions: { deleteApplicationSetting: { group: 'end', isCritical: true }, updateApplicationSettingByName: {} },
      journal: 'applicationSettingJournal',
      clock: 'applicationSettingMaxClock',
    },
  },
})
