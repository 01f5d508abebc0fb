import { BillingPeriod } from '../shared/billing-period.ts'
import { ProductCategory } from '../shared/catalogue.ts'
import { LocalDate } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { StateOrProvince } from '../shared/places.ts'
import { assumed, entity, list, maybe, type Out, type Schema, text } from '../wire.ts'

const classicPlanPriceFields = assumed({ billingPeriod: BillingPeriod, amount: Decimal })

/** The price of a plan per billing period, in the plan's currency. */
export interface ClassicPlanPrice extends Out<typeof classicPlanPriceFields> {}
export const ClassicPlanPrice: Schema<ClassicPlanPrice> = classicPlanPriceFields

const classicPlanFields = entity({
  stated: { serviceableStates: list(StateOrProvince) },
  assumed: {
    id: text,
    code: text,
    name: text,
    category: maybe(ProductCategory),
    currency: Currency,
    prices: list(ClassicPlanPrice),
    coverageCode: maybe(text),
    productId: maybe(text),
    version: text,
  },
})

/** A plan of the legacy system. `productId` is its successor here. */
export interface ClassicPlan extends Out<typeof classicPlanFields> {}
export const ClassicPlan: Schema<ClassicPlan> = classicPlanFields

const iSeriesOfferFields = assumed({
  id: text,
  planId: text,
  name: text,
  currency: Currency,
  prices: list(ClassicPlanPrice),
  offerId: maybe(text),
  startsOn: maybe(LocalDate),
  endsOn: maybe(LocalDate),
})

/** A plan offered by the ISERIES vendor. `offerId` is its successor here. */
export interface ISeriesOffer extends Out<typeof iSeriesOfferFields> {}
export const ISeriesOffer: Schema<ISeriesOffer> = iSeriesOfferFields

const classicAvailableProductFields = assumed({
  planId: text,
  name: text,
  category: maybe(ProductCategory),
  currency: Currency,
  prices: list(ClassicPlanPrice),
})

/** A product that a member can change to in the legacy system. */
export interface ClassicAvailableProduct extends Out<typeof classicAvailableProductFields> {}
export const ClassicAvailableProduct: Schema<ClassicAvailableProduct> = classicAvailableProductFields
