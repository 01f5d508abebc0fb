import type * as fileStorage from '../../identity/file-storage.ts'
import type { ActionWords, EntityWords, FieldWords, Name } from '../words.ts'

export const entities = {
  StoredFile: { one: 'Stored file', many: 'Stored files', about: 'A file in a folder of the storage' },
} as const satisfies EntityWords

/** The service as a whole. */
export const name = {
  ...entities.StoredFile,
  about: 'Files that the platform keeps for its systems',
} as const satisfies Name

export const fields = {
  pageSize: 'Page size',
  isLandscape: 'Landscape',
  container: 'Folder',
  urlExpiresAt: 'Link expires',
} as const satisfies FieldWords

export const actions = {
  deleteStoredFile: 'Delete file',
  listStoredFiles: 'View files',
  printFile: 'Print page to PDF',
  storePrintedFile: 'Print page and store the PDF',
  uploadStoredFile: 'Upload file',
} as const satisfies ActionWords<typeof fileStorage>

/** Announcements of completed actions. Reads have none. */
export const done = {
  deleteStoredFile: 'File deleted',
  storePrintedFile: 'PDF stored',
  uploadStoredFile: 'File uploaded',
} as const satisfies ActionWords<typeof fileStorage>

export { FileStorageAction as journal } from '../../labels/identity/file-storage.en-US.ts'
