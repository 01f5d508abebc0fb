import type { Currency } from '@memberkit/contract'
import { type CartState, emptyCart } from '@memberkit/contract/commerce/cart'
import { currencyFor } from '@memberkit/platform/formats'
import { isSafeKey, isWellFormed } from './shape.ts'

/** "Empty supplements, tiers, productOptions and billingPeriods entries" (commerce, section 5). */
const byProduct = ['supplements', 'tiers', 'productOptions', 'billingPeriods'] as const

/** Their absence is their default. */
const optional: ReadonlySet<string> = new Set(['productOptions', 'billingPeriods', 'locale', 'currency'])

export interface NormalizeOptions {
  /**
   * Whether every entry of a product that isn't selected is dropped. By default only those that are empty as well are:
   * "empty … entries for products not selected are dropped" can be read either way.
   * @default false
   */
  readonly dropsUnselected?: boolean | undefined
}

/** Returns the currency of a cart: its own, else that of its locale, else USD (commerce, section 3, "Cart state"). */
export const currencyOf = (cart: Pick<CartState, 'currency' | 'locale'>): Currency =>
  cart.currency ?? currencyFor(cart.locale)

/** Returns the cart that `readCart` returns after `writeCart` wrote this one in full. */
export function normalizeCart(cart: CartState, { dropsUnselected = false }: NormalizeOptions = {}): CartState {
  const selected = new Set(cart.products)
  const isKept = (product: string, entry: unknown) =>
    isSafeKey(product) && (selected.has(product) || !(dropsUnselected || isEmpty(entry)))
  const kept = { ...(safe(cart) as CartState) }
  for (const key of byProduct) {
    const entries = Object.entries(kept[key] ?? {}).filter(([product, entry]) => isKept(product, entry))
    if (entries.length > 0 || !optional.has(key)) Object.assign(kept, { [key]: Object.fromEntries(entries) })
    else delete kept[key as 'productOptions']
  }
  for (const key of ['locale', 'currency'] as const) if (kept[key] === undefined) delete kept[key]
  if (kept.currency === currencyFor(kept.locale)) delete kept.currency
  return kept
}

/** Returns the top-level entries that differ from the initial cart: "any value equal to its default is left out". */
export function differencesOf(cart: CartState): Readonly<Record<string, unknown>> {
  const initial: Readonly<Record<string, unknown>> = { ...emptyCart }
  const different = Object.entries(cart).filter(
    ([key, value]) => value !== undefined && !(Object.hasOwn(initial, key) && isSame(value, initial[key])),
  )
  return Object.fromEntries(different)
}

/** Text that no encoding can carry becomes a replacement character; keys that no reader accepts go. */
function safe(value: unknown): unknown {
  if (typeof value === 'string') return isWellFormed(value) ? value : value.replace(/\p{Surrogate}/gu, '\uFFFD')
  if (Array.isArray(value)) return value.map(safe)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, one]) => isSafeKey(key) && one !== undefined)
  return Object.fromEntries(entries.map(([key, one]) => [key, safe(one)]))
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === undefined || value === null || (typeof value === 'object' && !Object.keys(value).length)

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  )
}
