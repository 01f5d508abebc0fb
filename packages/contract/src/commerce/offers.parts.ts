import { BillingPeriod } from '../shared/billing-period.ts'
import { AddOnKey, ProductCategory } from '../shared/catalogue.ts'
import { LocalizedText } from '../shared/localized.ts'
import { Decimal } from '../shared/money.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, entity, flag, list, maybe, type Out, type Schema, stated, text } from '../wire.ts'

const offerPriceFields = stated({
  billingPeriod: BillingPeriod,
  initialListPrice: maybe(Decimal),
  renewalListPrice: maybe(Decimal),
})

/**
 * A price per billing period, in the offer's currency: `initialListPrice` at first, `renewalListPrice` from the first
 * renewal on. A missing one counts as 0 when tiers are compared (commerce, section 9), and is no price to show.
 */
export interface OfferPrice extends Out<typeof offerPriceFields> {}
export const OfferPrice: Schema<OfferPrice> = offerPriceFields

const merchandisedTierFields = entity({
  stated: { name: text, prices: list(OfferPrice) },
  assumed: {
    id: text,
    friendlyNames: list(LocalizedText),
    covers: list(AuthorizedUserType),
    benefitIds: list(text),
  },
})

/** A tier as an offer sells it. `id` is the product tier's own; `name` is internal and the same in every locale. */
export interface MerchandisedTier extends Out<typeof merchandisedTierFields> {}
export const MerchandisedTier: Schema<MerchandisedTier> = merchandisedTierFields

const offerSupplementFields = entity({
  stated: { addOnKey: maybe(AddOnKey) },
  assumed: {
    id: text,
    name: text,
    friendlyNames: list(LocalizedText),
    prices: list(OfferPrice),
    tierIds: maybe(list(text)),
    requires: maybe(list(text)),
  },
})

/** A supplement as an offer sells it: for the tiers in `tierIds` or, without them, for any. */
export interface OfferSupplement extends Out<typeof offerSupplementFields> {}
export const OfferSupplement: Schema<OfferSupplement> = offerSupplementFields

const offerProductFields = entity({
  stated: { provisionType: ProvisioningType, merchandisedTiers: list(MerchandisedTier) },
  assumed: {
    id: text,
    name: text,
    category: maybe(ProductCategory),
    friendlyNames: list(LocalizedText),
    supplements: list(OfferSupplement),
  },
})

/** A product an offer bundles. `id` is the product's own. */
export interface OfferProduct extends Out<typeof offerProductFields> {}
export const OfferProduct: Schema<OfferProduct> = offerProductFields

const selectionProblemFields = assumed({
  productId: text,
  tierId: maybe(text),
  supplementId: maybe(text),
  code: text,
  message: maybe(text),
  alternativeTierIds: maybe(list(text)),
})

/** Why one selection cannot be bought, and what could be instead. */
export interface SelectionProblem extends Out<typeof selectionProblemFields> {}
export const SelectionProblem: Schema<SelectionProblem> = selectionProblemFields

const selectionVerdictFields = assumed({ isValid: flag, problems: list(SelectionProblem) })

/** Whether what someone selected can be bought together. */
export interface SelectionVerdict extends Out<typeof selectionVerdictFields> {}
export const SelectionVerdict: Schema<SelectionVerdict> = selectionVerdictFields
