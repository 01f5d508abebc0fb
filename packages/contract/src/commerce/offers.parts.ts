import { BillingPeriod } from '../shared/billing-period.ts'
import { AddOnKey, ProductCategory } from '../shared/catalogue.ts'
import { LocalizedText } from '../shared/localized.ts'
import { Decimal } from '../shared/money.ts'
import { AuthorizedUserType } from '../shared/people.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, decisive, entity, flag, list, maybe, type Out, type Schema, stated, text } from '../wire.ts'

const offerPriceFields = stated({
  billingPeriod: BillingPeriod,
  initialListPrice: decisive(Decimal),
  renewalListPrice: decisive(Decimal),
})

/**
 * A price per billing period, in the offer's currency: `initialListPrice` until the first renewal, then
 * `renewalListPrice`. When tiers are compared, a missing price counts as 0 (commerce, section 9); don't display it.
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

/** A tier of an offer. `id` is that of the product tier; `name` is internal and not localized. */
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

/** A supplement of an offer, for the tiers in `tierIds`; without them, for any tier. */
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

/** A product of an offer. `id` is that of the product. */
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

/** The reason that a selection can't be bought, and alternatives. */
export interface SelectionProblem extends Out<typeof selectionProblemFields> {}
export const SelectionProblem: Schema<SelectionProblem> = selectionProblemFields

const selectionVerdictFields = assumed({ isValid: flag, problems: list(SelectionProblem) })

/** Whether a selection can be bought. */
export interface SelectionVerdict extends Out<typeof selectionVerdictFields> {}
export const SelectionVerdict: Schema<SelectionVerdict> = selectionVerdictFields
