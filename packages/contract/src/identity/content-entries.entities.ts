import { Instant } from '../shared/dates.ts'
import { entity, flag, list, maybe, number, type Out, type Schema, text } from '../wire.ts'
import { ContentEntryVariant, ContentFieldType, ContentSiteType } from './content-entries.enums.ts'

// "Content types define the entry shapes (not shown)" (identity and communication, section 3): the names here are ours.

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
 * One field of an entry, its value under what its type calls for: `boolean`, `number`, `text` (for RICH_TEXT markup
 * that must be cleaned before it is shown), `entryId` for a RESOURCE, `entryIds` in their order for a RESOURCE_ARRAY.
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

/** A piece of a site's content. `slug` is where a PAGE is found; `version` goes back as `If-Match`. */
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

/** One field that entries of a type have. `allowedContentTypeIds` limits which entries a RESOURCE may be. */
export interface ContentTypeField extends Out<typeof contentTypeFieldFields> {}
export const ContentTypeField: Schema<ContentTypeField> = contentTypeFieldFields

const contentTypeFields = entity({
  stated: { variant: ContentEntryVariant },
  assumed: { id: text, name: text, description: maybe(text), fields: list(ContentTypeField) },
})

/** The shape that entries of one kind have: their fields, in the order to edit them. */
export interface ContentType extends Out<typeof contentTypeFields> {}
export const ContentType: Schema<ContentType> = contentTypeFields
