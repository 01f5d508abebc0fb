import type * as applicationSettings from '../../identity/application-settings.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ApplicationSetting: {
    one: 'Application setting',
    many: 'Application settings',
    about: 'A person’s settings in one application',
  },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ApplicationSetting,
  about: 'What people chose in each application',
} as const satisfies Name

export const fields = {
  settingId: 'Setting',
  applicationName: 'Application',
  settings: 'Settings',
} as const satisfies FieldWords

export const actions = {
  createApplicationSetting: 'Create application setting',
  deleteApplicationSetting: 'Delete application setting',
  getApplicationSetting: 'View application setting',
  getApplicationSettingByApplicationName: 'View settings of an application',
  listApplicationSettings: 'View application settings',
  updateApplicationSettingByName: 'Change setting',
  updateApplicationSettings: 'Change settings',
} as const satisfies ActionWords<typeof applicationSettings>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createApplicationSetting: 'Application setting created',
  deleteApplicationSetting: 'Application setting deleted',
  updateApplicationSettingByName: 'Setting changed',
  updateApplicationSettings: 'Settings changed',
} as const satisfies ActionWords<typeof applicationSettings>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createApplicationSetting,
  DELETE: done.deleteApplicationSetting,
  UPDATE_SETTINGS: done.updateApplicationSettings,
} as const satisfies JournalWords
