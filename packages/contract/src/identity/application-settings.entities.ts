import { Instant } from '../shared/dates.ts'
import { entity, type Out, record, type Schema, text } from '../wire.ts'
import { ApplicationSettingAppName } from './application-settings.enums.ts'

const applicationSettingFields = entity({
  stated: { applicationName: ApplicationSettingAppName, settings: record },
  assumed: { id: text, identityId: text, updatedAt: Instant, version: text },
})

/**
 * What someone set in one application: `settings` by their names. Which names there are is not shown, so what is not
 * known goes back as it came. `version` goes back as `If-Match`.
 */
export interface ApplicationSetting extends Out<typeof applicationSettingFields> {}
export const ApplicationSetting: Schema<ApplicationSetting> = applicationSettingFields
