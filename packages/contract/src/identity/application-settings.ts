import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import {
  ApplicationSettingQuery,
  NewApplicationSetting,
  SettingsChange,
  SettingValue,
} from './application-settings.bodies.ts'
import { ApplicationSetting } from './application-settings.entities.ts'
import { ApplicationSettingAppName } from './application-settings.enums.ts'

// Source: identity and communication, section 7, "Application settings". People of every realm use applications, so
// every realm can call these operations.

const settings = at('application-settings', '/v1/identities/{identityId}/applicationSettings')
const setting = at('application-settings', '/v1/identities/{identityId}/applicationSettings/{settingId}')

export const listApplicationSettings = get(settings, '', { returns: list(ApplicationSetting) })
export const createApplicationSetting = post(settings, '', { body: NewApplicationSetting, returns: ApplicationSetting })
export const getApplicationSetting = get(setting, '', { returns: ApplicationSetting })
export const deleteApplicationSetting = del(setting, '')
/** Returns one of an identity's settings. The address is assumed beside them. */
export const getApplicationSettingByApplicationName = get(
  at('application-settings', '/v1/identities/{identityId}/applicationSettings', { assumes: ['path'] }),
  'getByApplicationName',
  { query: ApplicationSettingQuery, returns: ApplicationSetting },
)

export const updateApplicationSettings = post(setting, 'updateSettings', {
  body: SettingsChange,
  returns: ApplicationSetting,
})
export const updateApplicationSettingByName = post(setting, 'updateSettings/{name}', {
  body: SettingValue,
  returns: ApplicationSetting,
})

export const applicationSettingJournal = journal('application-settings', '/v1/userapplicationsettings', text)
export const applicationSettingMaxClock = maxClock('application-settings', '/v1/userapplicationsettings', {
  assumes: ['access'],
})

export {
  ApplicationSetting,
  ApplicationSettingAppName,
  ApplicationSettingQuery,
  NewApplicationSetting,
  SettingsChange,
  SettingValue,
}
