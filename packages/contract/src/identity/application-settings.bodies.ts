import { entity, maybe, type Out, record, type Schema, stated, unshown } from '../wire.ts'
import { ApplicationSettingAppName } from './application-settings.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): names are ours, except
// those of the fields that section 3 lists.

const applicationSettingQueryFields = stated({ applicationName: ApplicationSettingAppName })

/** Whose settings to read: one application's. */
export interface ApplicationSettingQuery extends Out<typeof applicationSettingQueryFields> {}
export const ApplicationSettingQuery: Schema<ApplicationSettingQuery> = applicationSettingQueryFields

const newApplicationSettingFields = stated({ applicationName: ApplicationSettingAppName, settings: maybe(record) })

/** The settings of one application to begin with. */
export interface NewApplicationSetting extends Out<typeof newApplicationSettingFields> {}
export const NewApplicationSetting: Schema<NewApplicationSetting> = newApplicationSettingFields

const settingsChangeFields = stated({ settings: record })

/** Settings by their names; those not named stay as they are. */
export interface SettingsChange extends Out<typeof settingsChangeFields> {}
export const SettingsChange: Schema<SettingsChange> = settingsChangeFields

const settingValueFields = entity({ unshown: { value: unshown } })

/** What one setting becomes. */
export interface SettingValue extends Out<typeof settingValueFields> {}
export const SettingValue: Schema<SettingValue> = settingValueFields
