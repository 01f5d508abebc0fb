import type * as content from '../../identity/content-entries.ts'
import type { Labels } from '../labels.ts'

export const ContentEntryVariant = {
  BLOCK: 'Block',
  PAGE: 'Page',
  SECTION: 'Section',
  NAVIGATION: 'Navigation',
} as const satisfies Labels<content.ContentEntryVariant>

export const ContentSiteType = {
  LEGALSHIELD_US: 'LegalShield, United States',
  IDSHIELD_US: 'IDShield, United States',
  ALL: 'All sites',
} as const satisfies Labels<content.ContentSiteType>

export const ContentFieldType = {
  BOOLEAN: 'Yes or no',
  NUMBER: 'Number',
  RESOURCE: 'Entry',
  RESOURCE_ARRAY: 'List of entries',
  RICH_TEXT: 'Formatted text',
  TEXT: 'Text',
} as const satisfies Labels<content.ContentFieldType>
