import { assumed, file, flag, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (identity and communication, section 7): all names are assumed.

const printRequestFields = assumed({
  url: text,
  locale: maybe(text),
  pageSize: maybe(text),
  isLandscape: maybe(flag),
  fileName: maybe(text),
})

/** A page to convert to PDF. `pageSize` is such as `Letter` or `A4`. */
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

/** A page to convert to PDF, and where to store it. */
export interface StoredPrintRequest extends Out<typeof storedPrintRequestFields> {}
export const StoredPrintRequest: Schema<StoredPrintRequest> = storedPrintRequestFields

const storedFileQueryFields = assumed({ container: text, name: maybe(text) })

/** The files to read from a container: one, or all. */
export interface StoredFileQuery extends Out<typeof storedFileQueryFields> {}
export const StoredFileQuery: Schema<StoredFileQuery> = storedFileQueryFields

const storedFileAddressFields = assumed({ container: text, name: text })

/** The file to write or delete. */
export interface StoredFileAddress extends Out<typeof storedFileAddressFields> {}
export const StoredFileAddress: Schema<StoredFileAddress> = storedFileAddressFields

const storedFileUploadFields = assumed({ file })

/** The bytes of a file, as form data. Replaces its contents. */
export interface StoredFileUpload extends Out<typeof storedFileUploadFields> {}
export const StoredFileUpload: Schema<StoredFileUpload> = storedFileUploadFields
