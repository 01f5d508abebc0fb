export { ContentEntryVariant, ContentFieldType, ContentSiteType } from './content-entries.en-US.ts'
