import { oneOf, type Out } from '../wire.ts'

// Source of every list: identity and communication, section 3, "Content entry", value for value and in its order.

export const ContentEntryVariant = oneOf('BLOCK', 'PAGE', 'SECTION', 'NAVIGATION')
export type ContentEntryVariant = Out<typeof ContentEntryVariant>

export const ContentSiteType = oneOf('LEGALSHIELD_US', 'IDSHIELD_US', 'ALL')
export type ContentSiteType = Out<typeof ContentSiteType>

/** The type of a field. RESOURCE is another entry, RESOURCE_ARRAY several. */
export const ContentFieldType = oneOf('BOOLEAN', 'NUMBER', 'RESOURCE', 'RESOURCE_ARRAY', 'RICH_TEXT', 'TEXT')
export type ContentFieldType = Out<typeof ContentFieldType>
