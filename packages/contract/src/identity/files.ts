import { at, get, post } from '../operation.ts'
import { journal, maxClock } from '../shared/journal.ts'
import { ownerRealms } from '../shared/realm.ts'
import { file, text } from '../wire.ts'
import { IdentityFileDownloadQuery, IdentityFileUpload } from './files.bodies.ts'
import { IdentityFile } from './files.entities.ts'

// Source: identity and communication, section 7, "AI conversations and files", where files have an address of their
// own.

const owned = { realms: ownerRealms, assumes: ['realms'] } as const
const files = at('files', '/v1/identities/{identityId}/files', owned)
const one = at('files', '/v1/identities/{identityId}/files/{s3Key}', owned)

export const uploadIdentityFile = post(files, '', {
  body: IdentityFileUpload,
  encoding: 'multipart',
  returns: IdentityFile,
})
export const downloadIdentityFile = get(one, 'download', {
  query: IdentityFileDownloadQuery,
  returns: file,
  responseType: 'file',
})
export const getIdentityFileThumbnail = get(one, 'thumbnail', { returns: file, responseType: 'file' })

/** "Each service has GET journal". The address is assumed; no actions are listed. */
export const identityFileJournal = journal('files', '/v1/files', text, { assumes: ['path', 'access'] })
export const identityFileMaxClock = maxClock('files', '/v1/files')

export { IdentityFile, IdentityFileDownloadQuery, IdentityFileUpload }
