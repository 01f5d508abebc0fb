import { at, del, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { file, list } from '../wire.ts'
import {
  PrintRequest,
  StoredFileAddress,
  StoredFileQuery,
  StoredFileUpload,
  StoredPrintRequest,
} from './file-storage.bodies.ts'
import { StoredFile } from './file-storage.entities.ts'
import { FileStorageAction } from './file-storage.enums.ts'

// Source: identity and communication, section 7, "Generic file storage".

const print = at('file-storage', '/v1/print')
// Containers store data of all services, so they are assumed to be for staff.
const files = at('file-storage', '/v1/container/files', { access: 'internal', assumes: ['access'] })

/** Returns the PDF without storing it. */
export const printFile = post(print, 'file', {
  body: PrintRequest,
  returns: file,
  responseType: 'file',
  idempotent: true,
})
export const storePrintedFile = post(print, 'store', { body: StoredPrintRequest, returns: StoredFile })

export const listStoredFiles = get(files, '', { query: StoredFileQuery, returns: list(StoredFile) })
export const deleteStoredFile = del(files, '', { query: StoredFileAddress })
export const uploadStoredFile = post(files, '', {
  query: StoredFileAddress,
  body: StoredFileUpload,
  encoding: 'multipart',
  returns: StoredFile,
})

/** "Each service has GET journal". The address is assumed. */
export const fileStorageJournal = journal('file-storage', '/v1/container/files', FileStorageAction, {
  assumes: ['path', 'access'],
})
export const fileStorageMaxClock = maxClock('file-storage', '/v1/container/files')

export {
  FileStorageAction,
  PrintRequest,
  StoredFile,
  StoredFileAddress,
  StoredFileQuery,
  StoredFileUpload,
  StoredPrintRequest,
}
