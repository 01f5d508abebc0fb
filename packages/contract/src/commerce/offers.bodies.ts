import { BillingPeriod } from '../shared/billing-period.ts'
import { CoBrandPartner } from '../shared/co-brand.ts'
import { Country } from '../shared/country.ts'
import { LocalDate } from '../shared/dates.ts'
import { LocalizedText } from '../shared/localized.ts'
import { Currency } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { ProvisioningType } from '../shared/provisioning-type.ts'
import { assumed, list, maybe, type Out, type Schema, text } from '../wire.ts'
import { OfferChannel, OfferStatus, OfferType } from './offers.enums.ts'
import { OfferPrice } from './offers.parts.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): the shapes are assumed.

const offerQueryFields = assumed({
  status: maybe(OfferStatus),
  channel: maybe(OfferChannel),
  offerType: maybe(OfferType),
  currency: maybe(Currency),
  coBrandPartner: maybe(CoBrandPartner),
  productGroup: maybe(text),
  productId: maybe(text),
  country: maybe(Country),
  market: maybe(text),
  region: maybe(StateOrProvince),
})

/** Filters of the list; `country`, `market` and `region` are where offers must be available. */
export interface OfferQuery extends Out<typeof offerQueryFields> {}
export const OfferQuery: Schema<OfferQuery> = offerQueryFields

const pricedFields = assumed({ id: text, prices: list(OfferPrice) })
const offerProductDraftFields = assumed({
  id: text,
  provisionType: ProvisioningType,
  merchandisedTiers: list(pricedFields),
  supplements: maybe(list(pricedFields)),
})

/** A product of an offer. The IDs are those of the product, its tiers and its supplements. */
export interface OfferProductDraft extends Out<typeof offerProductDraftFields> {}
export const OfferProductDraft: Schema<OfferProductDraft> = offerProductDraftFields

const offerDefinitionFields = assumed({
  name: text,
  friendlyNames: maybe(list(LocalizedText)),
  channel: OfferChannel,
  offerType: OfferType,
  currency: Currency,
  coBrandPartner: maybe(CoBrandPartner),
  productGroup: text,
  products: maybe(list(OfferProductDraft)),
  availableLocalities: maybe(list(StateOrProvince)),
  startsOn: maybe(LocalDate),
  endsOn: maybe(LocalDate),
})

/** A new offer, or the replacement of one. */
export interface OfferDefinition extends Out<typeof offerDefinitionFields> {}
export const OfferDefinition: Schema<OfferDefinition> = offerDefinitionFields

const offerProductsFields = assumed({ products: list(OfferProductDraft) })

/** Products to add to an offer, or to update in it. */
export interface OfferProducts extends Out<typeof offerProductsFields> {}
export const OfferProducts: Schema<OfferProducts> = offerProductsFields

const offerAvailableLocalitiesFields = assumed({ availableLocalities: list(StateOrProvince) })

/** The states and provinces where an offer is sold. Replaces the whole list. */
export interface OfferAvailableLocalities extends Out<typeof offerAvailableLocalitiesFields> {}
export const OfferAvailableLocalities: Schema<OfferAvailableLocalities> = offerAvailableLocalitiesFields

const offerSelectionFields = assumed({
  productId: text,
  tierId: maybe(text),
  supplementIds: maybe(list(text)),
  billingPeriod: maybe(BillingPeriod),
})
const offerSelectionsFields = assumed({
  selections: list(offerSelectionFields),
  region: maybe(StateOrProvince),
  market: maybe(text),
})

/** A selection of an offer's products, and the location of the buyer. */
export interface OfferSelections extends Out<typeof offerSelectionsFields> {}
export const OfferSelections: Schema<OfferSelections> = offerSelectionsFields

const offerMigrationFields = assumed({ planIds: list(text), effectiveOn: maybe(LocalDate) })

/** The classic plans to convert into offers. */
export interface OfferMigration extends Out<typeof offerMigrationFields> {}
export const OfferMigration: Schema<OfferMigration> = offerMigrationFields

const groupOfferMigrationFields = assumed({
  groupId: text,
  planIds: list(text),
  effectiveOn: maybe(LocalDate),
})

/** The classic plans of one group to convert into offers. */
export interface GroupOfferMigration extends Out<typeof groupOfferMigrationFields> {}
export const GroupOfferMigration: Schema<GroupOfferMigration> = groupOfferMigrationFields
