import type * as content from '../../identity/content-entries.ts'
import type { Labels } from '../labels.ts'

export const ContentEntryVariant = {
  BLOCK: 'Bloc',
  PAGE: 'Page',
  SECTION: 'Section',
  NAVIGATION: 'Navigation',
} as const satisfies Labels<content.ContentEntryVariant>

export const ContentSiteType = {
  LEGALSHIELD_US: 'LegalShield, États-Unis',
  IDSHIELD_US: 'IDShield, États-Unis',
  ALL: 'Tous les sites',
} as const satisfies Labels<content.ContentSiteType>

export const ContentFieldType = {
  BOOLEAN: 'Oui ou non',
  NUMBER: 'Nombre',
  RESOURCE: 'Élément de contenu',
  RESOURCE_ARRAY: 'Liste d’éléments de contenu',
  RICH_TEXT: 'Texte mis en forme',
  TEXT: 'Texte',
} as const satisfies Labels<content.ContentFieldType>
