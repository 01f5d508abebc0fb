import { Instant } from '../shared/dates.ts'
import { entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { ContentEntryVariant, ContentFieldType, ContentSiteType } from './content-entries.enums.ts'

// "Content types define the entry shapes (not shown)" (identity and communication, section 3): the names are assumed.

const contentFieldFields = entity({
  stated: { type: ContentFieldType },
  assumed: {
    name: text,
    boolean: maybe(flag),
    number: maybe(number),
    text: maybe(text),
    entryId: maybe(text),
    entryIds: maybe(list(text)),
  },
})

/**
 * A field of an entry. Its type decides which property is the value: `boolean`, `number`, `text` (sanitize the markup
 * of RICH_TEXT before rendering), `entryId` for a RESOURCE, ordered `entryIds` for a RESOURCE_ARRAY.
 */
export interface ContentField extends Out<typeof contentFieldFields> {}
export const ContentField: Schema<ContentField> = contentFieldFields

const contentEntryFields = entity({
  stated: { variant: ContentEntryVariant, siteType: ContentSiteType },
  assumed: {
    id: text,
    contentTypeId: text,
    name: text,
    slug: maybe(text),
    locale: maybe(text),
    fields: list(ContentField),
    updatedAt: Instant,
    updatedByName: maybe(text),
    version: text,
  },
})

/** An entry of a site's content. `slug` is the URL segment of a PAGE; `version` is the value for `If-Match`. */
export interface ContentEntry extends Out<typeof contentEntryFields> {}
export const ContentEntry: Schema<ContentEntry> = contentEntryFields

const contentTypeFieldFields = entity({
  stated: { type: ContentFieldType },
  assumed: {
    name: text,
    label: text,
    help: maybe(text),
    isRequired: flag,
    maximumLength: maybe(number),
    allowedContentTypeIds: maybe(list(text)),
  },
})

/** A field of a content type. `allowedContentTypeIds` limits the types of a RESOURCE. */
export interface ContentTypeField extends Out<typeof contentTypeFieldFields> {}
export const ContentTypeField: Schema<ContentTypeField> = contentTypeFieldFields

const contentTypeFields = entity({
  stated: { variant: ContentEntryVariant },
  assumed: { id: text, name: text, description: maybe(text), fields: list(ContentTypeField) },
})

/** A content type: the fields of its entries, in editing order. */
export interface ContentType extends Out<typeof contentTypeFields> {}
export const ContentType: Schema<ContentType> = contentTypeFields
