import { assumed, file, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const identityFileUploadFields = assumed({ file, name: maybe(text), altText: maybe(text) })

/** A file to upload, as form data. Without a `name`, it keeps its own. */
export interface IdentityFileUpload extends Out<typeof identityFileUploadFields> {}
export const IdentityFileUpload: Schema<IdentityFileUpload> = identityFileUploadFields

const identityFileDownloadQueryFields = assumed({ fileName: maybe(text) })

/** The name to save the file under. */
export interface IdentityFileDownloadQuery extends Out<typeof identityFileDownloadQueryFields> {}
export const IdentityFileDownloadQuery: Schema<IdentityFileDownloadQuery> = identityFileDownloadQueryFields
