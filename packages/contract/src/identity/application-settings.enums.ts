import { oneOf, type Out } from '../wire.ts'

/**
 * The application of a set of settings; All is shared by every application. Alerts have a list of their own.
 *
 * Source: identity and communication, section 3, Application setting, "Application names".
 */
export const ApplicationSettingAppName = oneOf('All', 'People', 'Partner', 'Legalshield', 'IDShield', 'Status')
export type ApplicationSettingAppName = Out<typeof ApplicationSettingAppName>
