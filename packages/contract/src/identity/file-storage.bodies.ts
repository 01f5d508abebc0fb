import { assumed, file, flag, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): every name here is ours.

const printRequestFields = assumed({
  url: text,
  locale: maybe(text),
  pageSize: maybe(text),
  isLandscape: maybe(flag),
  fileName: maybe(text),
})

/** A page to turn into a PDF. `pageSize` as `Letter` or `A4`. */
export interface PrintRequest extends Out<typeof printRequestFields> {}
export const PrintRequest: Schema<PrintRequest> = printRequestFields

const storedPrintRequestFields = assumed({
  url: text,
  locale: maybe(text),
  pageSize: maybe(text),
  isLandscape: maybe(flag),
  container: text,
  name: text,
})

/** A page to turn into a PDF, and where to keep it. */
export interface StoredPrintRequest extends Out<typeof storedPrintRequestFields> {}
export const StoredPrintRequest: Schema<StoredPrintRequest> = storedPrintRequestFields

const storedFileQueryFields = assumed({ container: text, name: maybe(text) })

/** Which files of a container to read: one, or all of them. */
export interface StoredFileQuery extends Out<typeof storedFileQueryFields> {}
export const StoredFileQuery: Schema<StoredFileQuery> = storedFileQueryFields

const storedFileAddressFields = assumed({ container: text, name: text })

/** The one file to write or to delete. */
export interface StoredFileAddress extends Out<typeof storedFileAddressFields> {}
export const StoredFileAddress: Schema<StoredFileAddress> = storedFileAddressFields

const storedFileUploadFields = assumed({ file })

/** The bytes, as form data. They replace what the file held before. */
export interface StoredFileUpload extends Out<typeof storedFileUploadFields> {}
export const StoredFileUpload: Schema<StoredFileUpload> = storedFileUploadFields
