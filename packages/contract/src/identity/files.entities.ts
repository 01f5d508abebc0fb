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
 * A file uploaded by a person, for an assistant for example. `size` is in bytes; `altText` describes the thumbnail;
 * `rejectedReason` is why a check rejected the file.
 */
export interface IdentityFile extends Out<typeof identityFileFields> {}
export const IdentityFile: Schema<IdentityFile> = identityFileFields
