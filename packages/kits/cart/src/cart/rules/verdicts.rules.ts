import type { OfferSelections } from '@memberkit/contract/commerce/offers'
import type { CartLine } from './lines.rules.ts'
import { isPlace } from '../../tax/tax-place.rules.ts'
import type { SelectionProblem } from '../received.ts'

/** The question to the platform about one offer, and the lines it is about. */
export interface SelectionCheck {
  readonly offerId: string
  readonly body: OfferSelections
  readonly keys: readonly string[]
}

/** Returns a check for each offer in the cart, for lines without a problem of their own. */
export function checksOf(lines: readonly CartLine[], region: string, market: string): SelectionCheck[] {
  const sold = lines.filter(({ problem }) => problem === undefined)
  const offerIds = [...new Set(sold.flatMap(({ choice }) => choice?.offer.id ?? []))]
  return offerIds.map((offerId) => {
    const own = sold.filter(({ choice }) => choice?.offer.id === offerId)
    const selections = own.flatMap(({ choice, tier, price, supplements }) => {
      if (!choice || !tier) return []
      const supplementIds = supplements.flatMap(({ supplement }) => supplement?.id ?? [])
      return [
        {
          productId: choice.product.id,
          tierId: tier.id,
          supplementIds,
          billingPeriod: price?.period as OfferSelections['selections'][number]['billingPeriod'],
        },
      ]
    })
    const body = { selections, market, ...(isPlace(region) && { region }) }
    return { offerId, body, keys: own.map(({ key }) => key) }
  })
}

/** Problems whose lines say so by themselves already. */
const ownCodes: ReadonlySet<string> = new Set([
  'SUPPLEMENT_NOT_FOR_TIER',
  'SUPPLEMENT_MISSING',
  'SUPPLEMENT_NOT_IN_OFFER',
])

/** Returns the platform's objections to a line. */
export const objectionsTo = (
  { choice }: CartLine,
  problems: readonly SelectionProblem[],
): readonly SelectionProblem[] =>
  problems.filter(({ productId, code }) => productId === choice?.product.id && !ownCodes.has(code))
