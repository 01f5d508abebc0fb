import { Instant } from '../shared/dates.ts'
import { assumed, maybe, number, type Out, type Schema, text } from '../wire.ts'

const storedFileFields = assumed({
  container: text,
  name: text,
  contentType: text,
  size: number,
  updatedAt: Instant,
  url: maybe(text),
  urlExpiresAt: maybe(Instant),
})

/** A file in a container, identified by both names. `size` is in bytes; `url` is valid until `urlExpiresAt`. */
export interface StoredFile extends Out<typeof storedFileFields> {}
export const StoredFile: Schema<StoredFile> = storedFileFields
