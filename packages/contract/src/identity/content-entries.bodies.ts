import { assumed, flag, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { ContentField } from './content-entries.entities.ts'
import { ContentEntryVariant, ContentSiteType } from './content-entries.enums.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const newContentEntryFields = assumed({
  contentTypeId: text,
  variant: ContentEntryVariant,
  siteType: ContentSiteType,
  name: text,
  slug: maybe(text),
  locale: maybe(text),
  fields: list(ContentField),
})

/** An entry to create. */
export interface NewContentEntry extends Out<typeof newContentEntryFields> {}
export const NewContentEntry: Schema<NewContentEntry> = newContentEntryFields

const contentEntryReplacementFields = assumed({
  siteType: ContentSiteType,
  name: text,
  slug: maybe(text),
  locale: maybe(text),
  fields: list(ContentField),
})

/** The whole entry. Its type and variant can't change. */
export interface ContentEntryReplacement extends Out<typeof contentEntryReplacementFields> {}
export const ContentEntryReplacement: Schema<ContentEntryReplacement> = contentEntryReplacementFields

const contentArrayFieldChangeFields = assumed({ name: text, entryIds: list(text) })

/** The entries of a RESOURCE_ARRAY field, in order. */
export interface ContentArrayFieldChange extends Out<typeof contentArrayFieldChangeFields> {}
export const ContentArrayFieldChange: Schema<ContentArrayFieldChange> = contentArrayFieldChangeFields

const contentEntryFieldChangeFields = assumed({ name: text, entryId: maybe(text) })

/** The entry of a RESOURCE field; without an `entryId`, none. */
export interface ContentEntryFieldChange extends Out<typeof contentEntryFieldChangeFields> {}
export const ContentEntryFieldChange: Schema<ContentEntryFieldChange> = contentEntryFieldChangeFields

const contentTextFieldChangeFields = assumed({ name: text, text })

/** The text of a TEXT or RICH_TEXT field. */
export interface ContentTextFieldChange extends Out<typeof contentTextFieldChangeFields> {}
export const ContentTextFieldChange: Schema<ContentTextFieldChange> = contentTextFieldChangeFields

const contentBooleanFieldChangeFields = assumed({ name: text, boolean: flag })

/** The value of a BOOLEAN field. */
export interface ContentBooleanFieldChange extends Out<typeof contentBooleanFieldChangeFields> {}
export const ContentBooleanFieldChange: Schema<ContentBooleanFieldChange> = contentBooleanFieldChangeFields
