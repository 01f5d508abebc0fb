import { Currency } from '@memberkit/contract'
import type { CartState } from '@memberkit/contract/commerce/cart'
import { locales } from '@memberkit/platform/formats'
import { currencyOf } from '../../codec/index.ts'

/** Returns where a cart is sold, as far as its address names a market that there is; otherwise the reader's. */
export function marketOf({ locale, currency }: Pick<CartState, 'locale' | 'currency'>, own: string) {
  const market = locales.find((one) => one === locale) ?? own
  const isKnown = Currency.options.some((one) => one === currency)
  return { market, currency: currencyOf({ locale: market, ...(isKnown && { currency }) }) }
}
