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
 * A product, tier or supplement of an offer, and the classic plan it maps to. Without a `planId`, it isn't mapped yet.
 * `id` is that of this entry.
 */
export interface OfferMapProduct extends Out<typeof offerMapProductFields> {}
export const OfferMapProduct: Schema<OfferMapProduct> = offerMapProductFields

const offerMapFields = entity({
  stated: { products: list(OfferMapProduct) },
  assumed: { id: text, brand: text, name: text, offerId: maybe(text), version: text },
})

/** The classic plans that the products of a brand's offer map to. */
export interface OfferMap extends Out<typeof offerMapFields> {}
export const OfferMap: Schema<OfferMap> = offerMapFields
