import type * as files from '../../identity/files.ts'
import { entities as commonEntities } from '../common/en-US.ts'
import type { ActionWords, FieldWords, JournalWords, Name } from '../words.ts'

/** The service as a whole. */
export const name = {
  ...commonEntities.IdentityFile,
  about: 'Files that people shared, with their safety check',
} as const satisfies Name

/** Every field's label is one that services share. */
export const fields = {} as const satisfies FieldWords

export const actions = {
  downloadIdentityFile: 'Download file',
  getIdentityFileThumbnail: 'View thumbnail',
  uploadIdentityFile: 'Upload file',
} as const satisfies ActionWords<typeof files>

/** Announcements of completed actions. Reads have none. */
export const done = {
  uploadIdentityFile: 'File uploaded',
} as const satisfies ActionWords<typeof files>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.uploadIdentityFile,
} as const satisfies JournalWords
