import { LocalizedEntry } from '../shared/localized.ts'
import { entity, list, type Out, type Schema, text } from '../wire.ts'
import { ProductFamilyStatus } from './product-families.enums.ts'

const productFamilyFields = entity({
  stated: {
    internalName: text,
    names: list(LocalizedEntry),
    descriptions: list(LocalizedEntry),
    status: ProductFamilyStatus,
  },
  assumed: { id: text, productIds: list(text), version: text },
})

/** Products that are displayed together, with one name and one description per locale. */
export interface ProductFamily extends Out<typeof productFamilyFields> {}
export const ProductFamily: Schema<ProductFamily> = productFamilyFields
