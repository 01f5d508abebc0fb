import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'

const offerMapProductFields = assumed({
  id: text,
  productId: text,
  name: text,
  tierId: maybe(text),
  supplementId: maybe(text),
  planId: maybe(text),
  planName: maybe(text),
})

/**
 * One row of an offer map: a product, one of its tiers or one of its supplements, and the classic plan it stands for.
 * Without a `planId` it is not aligned yet. `id` is the row's own.
 */
export interface OfferMapProduct extends Out<typeof offerMapProductFields> {}
export const OfferMapProduct: Schema<OfferMapProduct> = offerMapProductFields

const offerMapFields = entity({
  stated: { products: list(OfferMapProduct) },
  assumed: { id: text, brand: text, name: text, offerId: maybe(text), version: text },
})

/** Which classic plan each product of a brand's offer stands for. */
export interface OfferMap extends Out<typeof offerMapFields> {}
export const OfferMap: Schema<OfferMap> = offerMapFields
