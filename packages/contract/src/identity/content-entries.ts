import { at, del, get, post, put } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { list, text } from '../wire.ts'
import {
  ContentArrayFieldChange,
  ContentBooleanFieldChange,
  ContentEntryFieldChange,
  ContentEntryReplacement,
  ContentTextFieldChange,
  NewContentEntry,
} from './content-entries.bodies.ts'
import { ContentEntry, ContentField, ContentType, ContentTypeField } from './content-entries.entities.ts'
import { ContentEntryVariant, ContentFieldType, ContentSiteType } from './content-entries.enums.ts'

// Source: identity and communication, section 7, "Content entries and marketing sites". "CRUD" is assumed to mean the
// five operations below. Everyone can read content; staff write it.

const editing = { access: 'internal', assumes: ['access'] } as const
const entries = at('content-entries', '/v1/contentEntries')
const entry = at('content-entries', '/v1/contentEntries/{entryId}')
const editedEntries = at('content-entries', '/v1/contentEntries', editing)
const editedEntry = at('content-entries', '/v1/contentEntries/{entryId}', editing)

export const createContentEntry = post(editedEntries, '', { body: NewContentEntry, returns: ContentEntry })
export const listContentEntries = get(entries, '', { returns: list(ContentEntry) })
export const getContentEntry = get(entry, '', { returns: ContentEntry })
export const replaceContentEntry = put(editedEntry, '', { body: ContentEntryReplacement, returns: ContentEntry })
export const deleteContentEntry = del(editedEntry, '')

// The specification lists these operations without an address. They act on one entry, so their paths are assumed below
// it.
const fieldsOfEntry = at('content-entries', '/v1/contentEntries/{entryId}', {
  access: 'internal',
  assumes: ['path', 'access'],
})

export const updateContentArrayField = post(fieldsOfEntry, 'updateArrayField', {
  body: ContentArrayFieldChange,
  returns: ContentEntry,
})
/** Sets the entry of a field. Assumed to be for RESOURCE fields: other operations set arrays, texts and booleans. */
export const updateContentEntryField = post(fieldsOfEntry, 'updateContentEntryField', {
  body: ContentEntryFieldChange,
  returns: ContentEntry,
})
export const updateContentTextField = post(fieldsOfEntry, 'updateTextField', {
  body: ContentTextFieldChange,
  returns: ContentEntry,
})
export const updateContentBooleanField = post(fieldsOfEntry, 'updateBooleanField', {
  body: ContentBooleanFieldChange,
  returns: ContentEntry,
})

const types = at('content-entries', '/v1/contentTypes')
export const listContentTypes = get(types, '', { returns: list(ContentType) })
export const getContentType = get(types, '{contentTypeId}', { returns: ContentType })

/** "Each service has GET journal". The address is assumed; no actions are listed. */
export const contentEntryJournal = journal('content-entries', '/v1/contentEntries', text, {
  assumes: ['path', 'access'],
})
export const contentEntryMaxClock = maxClock('content-entries', '/v1/contentEntries')

export {
  ContentArrayFieldChange,
  ContentBooleanFieldChange,
  ContentEntry,
  ContentEntryFieldChange,
  ContentEntryReplacement,
  ContentEntryVariant,
  ContentField,
  ContentFieldType,
  ContentSiteType,
  ContentTextFieldChange,
  ContentType,
  ContentTypeField,
  NewContentEntry,
}
