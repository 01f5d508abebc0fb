import type { CartState } from '@memberkit/contract/commerce/cart'
import { initialAmount } from '@memberkit/parts/pricing'
import type { Offer } from '../received.ts'
import { type CartLine, linesOf, type SupplementLine } from '../rules/lines.rules.ts'
import { choicesOf, type SaleTerms } from '../rules/offer-choice.rules.ts'
import { type MarketChange, withMarket } from '../state/edits.rules.ts'

/** A line of the cart, and what it is in another market. */
export interface MovedLine {
  readonly before: CartLine
  /** With a problem, it isn't sold there. */
  readonly after: CartLine
}

/** The result of moving a cart to another market. */
export interface MarketMove {
  readonly change: MarketChange
  readonly lines: readonly MovedLine[]
}

/** Returns the lines as far as they are sold in the other market, and what isn't. */
export function soldThere(lines: readonly MovedLine[]) {
  const unsold: (CartLine | SupplementLine)[] = []
  const sold = lines.flatMap(({ before, after }) => {
    if (after.problem || !after.price) {
      unsold.push(after.tier ? after : before)
      return []
    }
    const isSold = (one: SupplementLine) => one.price && !one.problem
    // Nothing there has the name of what isn't sold there.
    const named = (one: SupplementLine) => before.supplements.find(({ key }) => key === one.key) ?? one
    unsold.push(...after.supplements.filter((one) => !isSold(one)).map(named))
    return [{ ...after, supplements: after.supplements.filter(isSold) }]
  })
  return { sold, unsold }
}

/** The plan that a tier is a variant of: "including Canadian variants" of the plan names (commerce, section 3). */
const planOf = (tierName: string): string => tierName.replace(/\s+Canada\b/i, '').trim()

/** Returns what a cart becomes in the market of `offers`. The region is kept if it belongs to the country. */
export function moveTo(
  cart: CartState,
  lines: readonly CartLine[],
  offers: readonly Offer[],
  { locale, terms }: { locale: string; terms: SaleTerms },
): MarketMove {
  const isKept = offers.some(({ availableLocalities }) => availableLocalities.some((one) => one === cart.region))
  const region = isKept ? cart.region : ''
  const tiers = Object.fromEntries(
    lines.flatMap(({ key, tier, tierName }) => {
      const name = tier?.name ?? tierName
      const same = choicesOf(offers, key, { ...cart, region }, terms)
        .flatMap(({ product }) => product.merchandisedTiers)
        .filter(({ prices }) => prices.some(initialAmount))
        .find((one) => name !== undefined && planOf(one.name) === planOf(name))
      return same && cart.tiers[key] !== undefined ? [[key, same.name] as const] : []
    }),
  )
  const change = { locale, region, tiers }
  const moved = linesOf(withMarket(cart, change), offers, terms)
  return {
    change,
    lines: lines.flatMap((before) => {
      const after = moved.find(({ key }) => key === before.key)
      return after ? [{ before, after }] : []
    }),
  }
}
