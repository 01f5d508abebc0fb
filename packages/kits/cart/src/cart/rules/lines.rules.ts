import { legalAddOns } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'
import { findPrice, initialAmount, renewalAmount, withItsProduct } from '@memberkit/parts/pricing'
import { unreadableItemsIn } from '@memberkit/platform'
import { billingPeriodOf, hasFixedPeriod } from '../../codec/index.ts'
import { type Choice, choiceOf, choicesOf, type SaleTerms } from './offer-choice.rules.ts'
import type { BillingPeriod, MerchandisedTier, Offer, OfferPrice, OfferSupplement } from '../received.ts'

/** The reason that a line can't be ordered as it is. */
export type LineProblem = 'unread' | 'notSold' | 'tierNotSold' | 'tierMissing' | 'priceMissing' | 'notInRegion'
export type SupplementProblem = 'notSold' | 'notForTier' | 'requires' | 'priceMissing'

/** Amounts are decimals in the line's currency, absent if unknown. */
export interface LinePrice {
  /** The period of the price found, which may differ from the one asked for. */
  readonly period: BillingPeriod
  readonly currency: string
  /** Due at purchase. */
  readonly initial?: string | undefined
  /** Due each period afterwards; absent for what is paid once. */
  readonly renewal?: string | undefined
}

export interface SupplementLine {
  /** The key in the cart. */
  readonly key: string
  /** Further keys in the cart of the same supplement, which is sold once. */
  readonly otherKeys?: readonly string[] | undefined
  readonly supplement?: OfferSupplement | undefined
  readonly price?: LinePrice | undefined
  readonly problem?: SupplementProblem | undefined
  /** The supplements that this one needs beside it. */
  readonly missing?: readonly OfferSupplement[] | undefined
}

/** A product in the cart, and how it is sold. */
export interface CartLine {
  /** The product key, a category of the catalogue. */
  readonly key: string
  readonly tierName?: string | undefined
  readonly choice?: Choice | undefined
  readonly tier?: MerchandisedTier | undefined
  readonly price?: LinePrice | undefined
  /** The periods that the tier has a price for. */
  readonly periods: readonly BillingPeriod[]
  /** The period that the cart asks for. */
  readonly period: BillingPeriod
  readonly isPeriodFixed: boolean
  readonly supplements: readonly SupplementLine[]
  /** Supplements that can be added, with their prices. */
  readonly addable: readonly SupplementLine[]
  /** Tiers sold in the cart's region, to choose instead. */
  readonly alternatives: readonly MerchandisedTier[]
  readonly problem?: LineProblem | undefined
}

/**
 * Returns the lines of a cart, one for each of its products, in their order. What isn't found may be in an offer that
 * can't be read.
 */
export function linesOf(cart: CartState, offers: readonly Offer[], terms: SaleTerms): CartLine[] {
  const isIncomplete = unreadableItemsIn(offers).length > 0
  const missing: ReadonlySet<LineProblem | undefined> = new Set(['notSold', 'tierNotSold', 'notInRegion'])
  return [...new Set(cart.products)]
    .map((key) => lineOf(cart, key, offers, terms))
    .map((line) => (isIncomplete && missing.has(line.problem) ? { ...line, problem: 'unread' } : line))
}

function lineOf(cart: CartState, key: string, offers: readonly Offer[], terms: SaleTerms): CartLine {
  const tierName = own(cart.tiers, key)
  const period = billingPeriodOf(cart, key)
  const choices = choicesOf(offers, key, cart, terms)
  const choice = choiceOf(choices, tierName)
  const tier = choice?.tier
  const price = tier && choice && priceOf(tier.prices, period, choice.offer.currency)
  const periodOf = periodsOf(terms, period)
  const chosen = [...new Set(own(cart.supplements, key))]
  const supplements = sameOnce(chosen.map((one) => supplementOf(one, key, choice, cart, periodOf)))
  return {
    key,
    tierName,
    choice,
    tier,
    price,
    period,
    periods: [...new Set((tier?.prices ?? []).filter(initialAmount).map(({ billingPeriod }) => billingPeriod))],
    isPeriodFixed: hasFixedPeriod(key),
    supplements,
    addable: addableTo(key, choice, cart, periodOf, supplements),
    alternatives: choices
      .filter(({ isInRegion }) => isInRegion)
      .flatMap(({ product }) => product.merchandisedTiers)
      .filter(({ name, prices }, index, all) => {
        const isFirst = all.findIndex((one) => one.name === name) === index
        return isFirst && name !== (tier?.name ?? tierName) && initialAmount(findPrice(prices, period)) !== undefined
      }),
    problem: problemOf(choices, choice, price),
  }
}

function problemOf(
  choices: readonly Choice[],
  choice: Choice | undefined,
  price: LinePrice | undefined,
): LineProblem | undefined {
  if (choices.length === 0) return 'notSold'
  if (!choice) return 'tierNotSold'
  if (!choice.tier) return 'tierMissing'
  if (!choice.isInRegion) return 'notInRegion'
  return price?.initial === undefined ? 'priceMissing' : undefined
}

/** Returns the price found for a period: the requested one, then MONTHLY, then the first (commerce, section 9). */
function priceOf(prices: readonly OfferPrice[], period: BillingPeriod, currency: string): LinePrice | undefined {
  const price = findPrice(prices, period)
  const initial = initialAmount(price)
  if (!price || initial === undefined) return undefined
  const isOnce = price.billingPeriod === 'ONE_TIME'
  return {
    period: price.billingPeriod,
    currency,
    initial,
    renewal: isOnce ? undefined : (renewalAmount(price) ?? initial),
  }
}

/**
 * Returns the add-on keys behind a key: "in legal, businessPlus maps to homeBusiness_v4 and homeBusiness_v2" (commerce,
 * section 3). They are editions of one supplement, so the first that is sold counts.
 */
export const addOnKeysOf = (product: string, key: string): readonly string[] =>
  product === 'legal' && Object.hasOwn(legalAddOns, key) ? legalAddOns[key as keyof typeof legalAddOns] : [key]

type PeriodOf = (supplement: OfferSupplement) => BillingPeriod

const periodsOf =
  ({ supplementPeriodOf = withItsProduct }: SaleTerms, period: BillingPeriod): PeriodOf =>
  (supplement) =>
    supplementPeriodOf(supplement, period)

function supplementOf(
  key: string,
  product: string,
  choice: Choice | undefined,
  cart: CartState,
  periodOf: PeriodOf,
): SupplementLine {
  const editions = addOnKeysOf(product, key).flatMap((one) => soldAs(one, choice))
  const supplement = editions.find((one) => isForTier(one, choice?.tier)) ?? editions[0]
  if (!supplement || !choice) return { key, problem: 'notSold' }
  const price = priceOf(supplement.prices, periodOf(supplement), choice.offer.currency)
  const missing = missingBeside(supplement, product, choice, cart)
  if (!isForTier(supplement, choice.tier)) return { key, supplement, price, problem: 'notForTier' }
  if (missing.length > 0) return { key, supplement, price, problem: 'requires', missing }
  return { key, supplement, price, ...(price ? {} : { problem: 'priceMissing' }) }
}

/** Returns each supplement once, by its first key: several keys may name it, also by ID or as an edition. */
function sameOnce(lines: readonly SupplementLine[]): SupplementLine[] {
  const idOf = ({ key, supplement }: SupplementLine) => supplement?.id ?? key
  return [...Map.groupBy(lines, idOf).values()].map(([first, ...others]) =>
    others.length > 0 ? { ...first!, otherKeys: others.map(({ key }) => key) } : first!,
  )
}

function addableTo(
  product: string,
  choice: Choice | undefined,
  cart: CartState,
  periodOf: PeriodOf,
  chosen: readonly SupplementLine[],
) {
  if (!choice?.tier) return []
  const ids = new Set(chosen.map(({ supplement }) => supplement?.id))
  const selected = new Set((own(cart.supplements, product) ?? []).flatMap((key) => addOnKeysOf(product, key)))
  return choice.product.supplements
    .filter((one) => isForTier(one, choice.tier) && !selected.has(keyOf(one)) && !ids.has(one.id))
    .filter((one) => initialAmount(findPrice(one.prices, periodOf(one))) !== undefined)
    .map((one) => supplementOf(keyOf(one), product, choice, cart, periodOf))
}

/** Returns the key of a supplement in the cart; one without an add-on key goes by its ID. */
const keyOf = ({ addOnKey, id }: OfferSupplement): string => addOnKey ?? id

const soldAs = (key: string, choice: Choice | undefined): OfferSupplement[] =>
  (choice?.product.supplements ?? []).filter((one) => keyOf(one) === key || one.id === key)

const isForTier = ({ tierIds }: OfferSupplement, tier: MerchandisedTier | undefined): boolean =>
  !tierIds || !tier || tierIds.includes(tier.id)

function missingBeside({ requires = [] }: OfferSupplement, product: string, choice: Choice, cart: CartState) {
  const selected = (own(cart.supplements, product) ?? [])
    .flatMap((key) => addOnKeysOf(product, key))
    .flatMap((key) => soldAs(key, choice).map(({ id }) => id))
  return requires
    .filter((id) => !selected.includes(id))
    .flatMap((id) => choice.product.supplements.filter((one) => one.id === id))
}

/** Keys come from an address: those of objects in general aren't entries. */
function own<T>(entries: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}
