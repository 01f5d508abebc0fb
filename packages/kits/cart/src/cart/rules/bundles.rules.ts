import type { CartState } from '@memberkit/contract/commerce/cart'
import type { CartLine } from './lines.rules.ts'

/** Returns the entries of `bundles` that go with a product: its own offer, and all of them with the last product. */
export function offersOnlyOf(
  lines: readonly CartLine[],
  key: string,
  { bundles, products }: Pick<CartState, 'bundles' | 'products'>,
): readonly string[] {
  if (products.every((one) => one === key)) return bundles
  const offerOf = (line: CartLine) => line.choice?.offer
  const own = lines.filter((line) => line.key === key).map(offerOf)
  const others = new Set(lines.filter((line) => line.key !== key).map((line) => offerOf(line)?.id))
  return own.flatMap((offer) => (offer && !others.has(offer.id) ? [offer.id, offer.name] : []))
}
