import { entity, maybe, type Out, record, type Schema, stated, unshown } from '../wire.ts'
import { ApplicationSettingAppName } from './application-settings.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are assumed, except
// those that section 3 lists.

const applicationSettingQueryFields = stated({ applicationName: ApplicationSettingAppName })

/** The application whose settings to read. */
export interface ApplicationSettingQuery extends Out<typeof applicationSettingQueryFields> {}
export const ApplicationSettingQuery: Schema<ApplicationSettingQuery> = applicationSettingQueryFields

const newApplicationSettingFields = stated({ applicationName: ApplicationSettingAppName, settings: maybe(record) })

/** The initial settings of one application. */
export interface NewApplicationSetting extends Out<typeof newApplicationSettingFields> {}
export const NewApplicationSetting: Schema<NewApplicationSetting> = newApplicationSettingFields

const settingsChangeFields = stated({ settings: record })

/** Settings by name. Omitted ones stay. */
export interface SettingsChange extends Out<typeof settingsChangeFields> {}
export const SettingsChange: Schema<SettingsChange> = settingsChangeFields

const settingValueFields = entity({ unshown: { value: unshown } })

/** The new value of a setting. */
export interface SettingValue extends Out<typeof settingValueFields> {}
export const SettingValue: Schema<SettingValue> = settingValueFields
