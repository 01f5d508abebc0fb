import { oneOf, type Out } from '../wire.ts'

// Source: commerce, section 3, "Catalogue constants".

export const ProductCategory = oneOf('associate', 'books', 'business', 'cdlp', 'identity', 'legal', 'shipping')
export type ProductCategory = Out<typeof ProductCategory>

/** Categories with a short code: books and shipping have none. */
export const ProductShortCode = oneOf('associate', 'bus', 'cdl', 'ids', 'lgl')
export type ProductShortCode = Out<typeof ProductShortCode>

/** "Add-on keys" in the specification. */
export const AddOnKey = oneOf(
  'businessPlus',
  'gunOwners',
  'homeBusiness_v2',
  'homeBusiness_v4',
  'rideShare',
  'trialDefenseBusiness',
  'trialDefensePersonal',
)
export type AddOnKey = Out<typeof AddOnKey>

/** Plan names that the specification gives as examples; others exist, including Canadian variants. */
export const knownPlanNames = [
  'Legal Plan Family',
  'Legal Plan Individual',
  'IDShield Family 2021',
  'IDShield Individual 2021',
  'Legal Small Business',
  'Legal CDLP',
  'Legal Super CDLP',
  'Associate Agreement',
  'Book',
  'Shipping',
] as const

/** The plans behind an add-on key of the legal product: "businessPlus maps to homeBusiness_v4 and homeBusiness_v2". */
export const legalAddOns = { businessPlus: ['homeBusiness_v4', 'homeBusiness_v2'] } as const satisfies Partial<
  Record<AddOnKey, readonly AddOnKey[]>
>
