import { assumed, maybe, type Out, type Schema, text } from '../wire.ts'

const postalAddressFields = assumed({
  address1: text,
  address2: maybe(text),
  locality: text,
  administrativeArea: maybe(text),
  postalCode: text,
  country: maybe(text),
})

/**
 * A postal address. `address1`, `locality` and `postalCode` are spelt as in the cart (commerce, section 3); that a
 * billing address has the same fields is assumed.
 */
export interface PostalAddress extends Out<typeof postalAddressFields> {}
export const PostalAddress: Schema<PostalAddress> = postalAddressFields
