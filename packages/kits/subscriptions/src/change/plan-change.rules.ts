import type { BillingPeriod } from '@memberkit/contract'
import type { NewSubscriptionItem } from '@memberkit/contract/commerce/subscriptions'
import { addDecimals, subtractDecimals } from '@memberkit/platform/formats'
import { hasItems } from '../shared/items.rules.ts'
import type { Subscription } from '../shared/received.ts'

/** One product or supplement of a chosen plan. */
export interface ChosenItem extends NewSubscriptionItem {
  /** Its name, as the person chose it. */
  label: string
  /** The price per billing period once it renews, decimal text in the subscription's currency; leave it out if unknown. */
  price?: string
}

/** The choice made in the host's plan picker. */
export interface PlanChoice {
  items: readonly ChosenItem[]
  /** @default the subscription's own */
  billingPeriod?: BillingPeriod
}

/** A choice, with the period that its prices are for. */
export interface PricedChoice extends PlanChoice {
  pricedFor?: string
}

/** When a change takes effect. */
export interface When {
  isLater: boolean
  /** `''` for none, `null` while something is typed that is no day yet. */
  day: string | null
}

export interface PlanChange {
  /** The name of the new plan. */
  label: string
  billingPeriod: string
  /** The sum of the items, decimal text; undefined if one of them has no price. */
  price?: string
  /** New less old, decimal text; undefined if the new price is unknown or for another period. */
  difference?: string
  /** Names of supplements: those of the new plan, those given up and those that come. */
  supplements: readonly string[]
  lost: readonly string[]
  added: readonly string[]
  isSame: boolean
}

/** Compares a chosen plan with a subscription. No part of a period is worked out: no call of the platform does. */
export function planChangeOf(subscription: Subscription, choice: PricedChoice): PlanChange {
  const { items, price: old } = subscription
  const billingPeriod = choice.billingPeriod ?? subscription.billingPeriod
  // The subscription may have another period since.
  const isPriced = (choice.pricedFor ?? billingPeriod) === billingPeriod
  const price = isPriced ? sumOf(choice.items) : undefined
  const isComparable = price !== undefined && billingPeriod === subscription.billingPeriod
  const supplements = (some: readonly { type: string; productId: string; label: string }[]) =>
    some.filter(({ type }) => type === 'SUPPLEMENT')
  const without = (some: ReturnType<typeof supplements>, others: ReturnType<typeof supplements>) =>
    some.filter((one) => !others.some(({ productId }) => productId === one.productId)).map(({ label }) => label)
  return {
    label: choice.items.find(({ type }) => type === 'PRODUCT')?.label ?? '',
    billingPeriod,
    price,
    difference: isComparable ? subtractDecimals(price, old) : undefined,
    supplements: supplements(choice.items).map(({ label }) => label),
    lost: without(supplements(items), supplements(choice.items)),
    added: without(supplements(choice.items), supplements(items)),
    isSame: hasPlan(subscription, choice) === true,
  }
}

interface Wanted {
  items: readonly NewSubscriptionItem[]
  billingPeriod?: string
}

/** Whether a subscription has exactly these items, at this period; `undefined` where it doesn't tell. */
export function hasPlan(subscription: Subscription, { items, billingPeriod }: Wanted): boolean | undefined {
  if (billingPeriod !== undefined && billingPeriod !== subscription.billingPeriod) return false
  return hasItems(subscription, items)
}

/** Returns what the platform is sent of a choice. */
export const sentItems = (items: readonly ChosenItem[]): NewSubscriptionItem[] =>
  items.map(({ label: _label, price: _price, ...item }) => item)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown) => value === undefined || typeof value === 'string'

/** Returns a choice from storage; `undefined` for anything else. */
export function readChoice(kept: unknown): PricedChoice | undefined {
  if (!isRecord(kept) || !Array.isArray(kept['items']) || kept['items'].length === 0) return undefined
  const isItem = (one: unknown) =>
    isRecord(one) &&
    typeof one['productId'] === 'string' &&
    typeof one['label'] === 'string' &&
    ['type', 'tier', 'offerId', 'price'].every((name) => isText(one[name]))
  const isChoice = kept['items'].every(isItem) && isText(kept['billingPeriod']) && isText(kept['pricedFor'])
  return isChoice ? (kept as unknown as PricedChoice) : undefined
}

/** Returns when a change takes effect, from storage; `undefined` for anything else. */
export function readWhen(kept: unknown): When | undefined {
  if (!isRecord(kept) || typeof kept['isLater'] !== 'boolean') return undefined
  return { isLater: kept['isLater'], day: typeof kept['day'] === 'string' ? kept['day'] : '' }
}

function sumOf(items: readonly ChosenItem[]): string | undefined {
  let sum = '0.00'
  for (const { price } of items) {
    if (price === undefined) return undefined
    sum = addDecimals(sum, price)
  }
  return sum
}
