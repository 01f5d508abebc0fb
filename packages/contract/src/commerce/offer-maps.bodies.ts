import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const newOfferMapProductFields = assumed({
  productId: text,
  tierId: maybe(text),
  supplementId: maybe(text),
  planId: maybe(text),
})

/** A product to add to an offer map. */
export interface NewOfferMapProduct extends Out<typeof newOfferMapProductFields> {}
export const NewOfferMapProduct: Schema<NewOfferMapProduct> = newOfferMapProductFields

const newOfferMapFields = assumed({
  brand: text,
  name: text,
  offerId: maybe(text),
  products: maybe(list(NewOfferMapProduct)),
})

/** An offer map to create. */
export interface NewOfferMap extends Out<typeof newOfferMapFields> {}
export const NewOfferMap: Schema<NewOfferMap> = newOfferMapFields

const offerMapProductChangeFields = assumed({
  id: text,
  tierId: maybe(text),
  supplementId: maybe(text),
  planId: maybe(text),
})

/** The changed product with this `id`. Without a `planId`, it is no longer mapped. */
export interface OfferMapProductChange extends Out<typeof offerMapProductChangeFields> {}
export const OfferMapProductChange: Schema<OfferMapProductChange> = offerMapProductChangeFields

const offerMapProductRemovalFields = assumed({ id: text })

/** The product to remove from an offer map. */
export interface OfferMapProductRemoval extends Out<typeof offerMapProductRemovalFields> {}
export const OfferMapProductRemoval: Schema<OfferMapProductRemoval> = offerMapProductRemovalFields

const planAlignmentFields = assumed({ id: text, planId: text })
const planMapFields = assumed({ alignments: list(planAlignmentFields) })

/** The new plan of each product in the list. */
export interface PlanMap extends Out<typeof planMapFields> {}
export const PlanMap: Schema<PlanMap> = planMapFields
