import { assumed, file, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const identityFileUploadFields = assumed({ file, name: maybe(text), altText: maybe(text) })

/** A file to upload, as form data. `name` defaults to the file's own. */
export interface IdentityFileUpload extends Out<typeof identityFileUploadFields> {}
export const IdentityFileUpload: Schema<IdentityFileUpload> = identityFileUploadFields

const identityFileDownloadQueryFields = assumed({ fileName: maybe(text) })

/** The file name of the download. */
export interface IdentityFileDownloadQuery extends Out<typeof identityFileDownloadQueryFields> {}
export const IdentityFileDownloadQuery: Schema<IdentityFileDownloadQuery> = identityFileDownloadQueryFields
