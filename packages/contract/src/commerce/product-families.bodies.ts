import { LocalizedText } from '../shared/localized.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed.

const newProductFamilyFields = assumed({
  internalName: text,
  names: maybe(list(LocalizedText)),
  descriptions: maybe(list(LocalizedText)),
  productIds: maybe(list(text)),
})

/** A product family to create. */
export interface NewProductFamily extends Out<typeof newProductFamilyFields> {}
export const NewProductFamily: Schema<NewProductFamily> = newProductFamilyFields

const productFamilyRemovalFields = assumed({ replacementFamilyId: maybe(text) })

/** The family that takes over the products of the removed one. */
export interface ProductFamilyRemoval extends Out<typeof productFamilyRemovalFields> {}
export const ProductFamilyRemoval: Schema<ProductFamilyRemoval> = productFamilyRemovalFields
