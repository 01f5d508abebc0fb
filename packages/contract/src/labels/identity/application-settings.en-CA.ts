export { ApplicationSettingAppName } from './application-settings.en-US.ts'
