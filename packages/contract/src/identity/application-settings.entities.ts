import { Instant } from '../shared/dates.ts'
import { entity, type Out, record, type Schema, text } from '../wire.ts'
import { ApplicationSettingAppName } from './application-settings.enums.ts'

const applicationSettingFields = entity({
  stated: { applicationName: ApplicationSettingAppName, settings: record },
  assumed: { id: text, identityId: text, updatedAt: Instant, version: text },
})

/**
 * A person's settings in one application: `settings` by name. The specification lists no names, so send unknown ones
 * back unchanged. `version` is the value for `If-Match`.
 */
export interface ApplicationSetting extends Out<typeof applicationSettingFields> {}
export const ApplicationSetting: Schema<ApplicationSetting> = applicationSettingFields
