import { Instant } from '../shared/dates.ts'
import { assumed, flag, maybe, number, type Out, type Schema, text } from '../wire.ts'

const identityFileFields = assumed({
  s3Key: text,
  identityId: text,
  name: text,
  contentType: text,
  size: number,
  uploadedAt: Instant,
  hasThumbnail: flag,
  altText: maybe(text),
  rejectedReason: maybe(text),
})

/**
 * A file somebody uploaded, to show it to an assistant for one. `size` in bytes; `altText` is what a reader hears in
 * place of the thumbnail; `rejectedReason` says why a check of the file turned it away.
 */
export interface IdentityFile extends Out<typeof identityFileFields> {}
export const IdentityFile: Schema<IdentityFile> = identityFileFields
