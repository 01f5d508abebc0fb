import type * as applicationSettings from '../../identity/application-settings.ts'
import type { Labels } from '../labels.ts'

export const ApplicationSettingAppName = {
  All: 'Todas las aplicaciones',
  People: 'People',
  Partner: 'Partner',
  Legalshield: 'LegalShield',
  IDShield: 'IDShield',
  Status: 'Status',
} as const satisfies Labels<applicationSettings.ApplicationSettingAppName>
