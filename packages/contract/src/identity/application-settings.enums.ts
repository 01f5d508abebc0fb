import { oneOf, type Out } from '../wire.ts'

/**
 * The application a set of settings is for; All is for every one of them. Alerts have a list of their own.
 *
 * Source: identity and communication, section 3, Application setting, "Application names".
 */
export const ApplicationSettingAppName = oneOf('All', 'People', 'Partner', 'Legalshield', 'IDShield', 'Status')
export type ApplicationSettingAppName = Out<typeof ApplicationSettingAppName>
