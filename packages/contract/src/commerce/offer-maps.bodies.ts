import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.

const newOfferMapProductFields = assumed({
  productId: text,
  tierId: maybe(text),
  supplementId: maybe(text),
  planId: maybe(text),
})

/** A row to add. */
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

/** What becomes of the row with this `id`; without a `planId` it is no longer aligned. */
export interface OfferMapProductChange extends Out<typeof offerMapProductChangeFields> {}
export const OfferMapProductChange: Schema<OfferMapProductChange> = offerMapProductChangeFields

const offerMapProductRemovalFields = assumed({ id: text })

/** The row to take out. */
export interface OfferMapProductRemoval extends Out<typeof offerMapProductRemovalFields> {}
export const OfferMapProductRemoval: Schema<OfferMapProductRemoval> = offerMapProductRemovalFields

const planAlignmentFields = assumed({ id: text, planId: text })
const planMapFields = assumed({ alignments: list(planAlignmentFields) })

/** Which plan each of these rows stands for from now on. */
export interface PlanMap extends Out<typeof planMapFields> {}
export const PlanMap: Schema<PlanMap> = planMapFields
