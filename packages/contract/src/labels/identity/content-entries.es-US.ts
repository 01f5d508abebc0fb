import type * as content from '../../identity/content-entries.ts'
import type { Labels } from '../labels.ts'

export const ContentEntryVariant = {
  BLOCK: 'Bloque',
  PAGE: 'Página',
  SECTION: 'Sección',
  NAVIGATION: 'Navegación',
} as const satisfies Labels<content.ContentEntryVariant>

export const ContentSiteType = {
  LEGALSHIELD_US: 'LegalShield, Estados Unidos',
  IDSHIELD_US: 'IDShield, Estados Unidos',
  ALL: 'Todos los sitios',
} as const satisfies Labels<content.ContentSiteType>

export const ContentFieldType = {
  BOOLEAN: 'Sí o no',
  NUMBER: 'Número',
  RESOURCE: 'Contenido',
  RESOURCE_ARRAY: 'Lista de contenidos',
  RICH_TEXT: 'Texto con formato',
  TEXT: 'Texto',
} as const satisfies Labels<content.ContentFieldType>
