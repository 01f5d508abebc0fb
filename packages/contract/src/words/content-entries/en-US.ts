import type * as contentEntries from '../../identity/content-entries.ts'
import type { ActionWords, EntityWords, FieldWords, JournalWords, Name } from '../words.ts'

export const entities = {
  ContentEntry: { one: 'Content entry', many: 'Content entries', about: 'A page, section or block of a site' },
  ContentType: { one: 'Content type', many: 'Content types', about: 'The fields that a kind of content has' },
  ContentField: { one: 'Field', many: 'Fields' },
  ContentTypeField: { one: 'Field', many: 'Fields' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.ContentEntry,
  about: 'Texts and pages of the public sites',
} as const satisfies Name

export const fields = {
  entryIds: 'Entries',
  boolean: 'Yes or no',
  variant: 'Kind of content',
  siteType: 'Site',
  contentTypeId: 'Content type',
  slug: 'Web address ending',
  updatedByName: 'Last updated by',
  entryId: 'Entry',
  maximumLength: 'Maximum length',
  allowedContentTypeIds: 'Allowed content types',
} as const satisfies FieldWords

export const hints = {
  slug: 'Lower-case words joined by hyphens',
} as const satisfies FieldWords

export const actions = {
  createContentEntry: 'Create entry',
  deleteContentEntry: 'Delete entry',
  getContentEntry: 'View entry',
  getContentType: 'View content type',
  listContentEntries: 'View content entries',
  listContentTypes: 'View content types',
  replaceContentEntry: 'Edit entry',
  updateContentArrayField: 'Change list',
  updateContentBooleanField: 'Change yes/no field',
  updateContentEntryField: 'Change field',
  updateContentTextField: 'Change text',
} as const satisfies ActionWords<typeof contentEntries>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createContentEntry: 'Entry created',
  deleteContentEntry: 'Entry deleted',
  replaceContentEntry: 'Entry updated',
  updateContentArrayField: 'List changed',
  updateContentBooleanField: 'Yes/no field changed',
  updateContentEntryField: 'Field changed',
  updateContentTextField: 'Text changed',
} as const satisfies ActionWords<typeof contentEntries>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createContentEntry,
  UPDATED: done.replaceContentEntry,
  FIELD_UPDATED: done.updateContentEntryField,
  DELETED: done.deleteContentEntry,
} as const satisfies JournalWords
