import { type LocalizedText, type ShownText, textIn } from '@memberkit/parts/localized'
import { unreadableItemsIn } from '@memberkit/platform'
import type { Locale } from '@memberkit/platform/formats'
import { type EligibilityReason, type ReasonCodes, reasonsOf, unknownCodes } from './reasons.rules.ts'
import type { BenefitEligibility, ProductEligibility } from './received.ts'

/** A benefit, and whether the person can use it. */
export interface EligibleBenefit {
  readonly id: string
  readonly name: ShownText
  readonly isEligible: boolean
  /** Empty for a benefit that the person can use. */
  readonly reasons: readonly EligibilityReason[]
  /** Codes of the service without a category: for staff and logs, never for members. */
  readonly unknownCodes: readonly string[]
}

/** A product with the benefits that the person can use, and those they can't. */
export interface EligibleProduct {
  readonly id: string
  /** Absent if the product isn't in the catalogue. */
  readonly name?: ShownText | undefined
  readonly eligible: readonly EligibleBenefit[]
  readonly ineligible: readonly EligibleBenefit[]
  /** Reasons that apply to every benefit. Empty as soon as the person can use one of them. */
  readonly reasons: readonly EligibilityReason[]
  /** The number of benefits that can't be read. */
  readonly unreadableCount: number
}

export interface EligibilityNames {
  readonly locale: Locale
  readonly reasonCodes?: ReasonCodes | undefined
  /** Names of products by ID; those of the catalogue. */
  readonly products: ReadonlyMap<string, { readonly texts: readonly LocalizedText[]; readonly fallback: string }>
  /** Names of benefits by ID, for locales in which the service's own name isn't written. */
  readonly benefits?: ReadonlyMap<string, readonly LocalizedText[]> | undefined
}

/** Returns a product with its benefits sorted by whether the person can use them. Names are in the reader's locale. */
export function eligibleProduct(answer: ProductEligibility, names: EligibilityNames): EligibleProduct {
  const benefits = answer.benefits.map((one) => eligibleBenefit(one, names))
  const eligible = benefits.filter(({ isEligible }) => isEligible)
  const ineligible = benefits.filter(({ isEligible }) => !isEligible)
  const product = names.products.get(answer.productId)
  const unreadableCount = unreadableItemsIn(answer.benefits).length
  return {
    id: answer.productId,
    name: product && textIn(product.texts, names.locale, product.fallback),
    eligible,
    ineligible,
    // Of a benefit that can't be read, nobody knows whether the reason applies to it.
    reasons: eligible.length > 0 || unreadableCount > 0 ? [] : sharedReasons(ineligible),
    unreadableCount,
  }
}

/** Returns the number of benefits that the person can use, and of all that could be read. */
export function countBenefits(products: readonly EligibleProduct[]): { eligible: number; all: number } {
  const eligible = products.reduce((sum, one) => sum + one.eligible.length, 0)
  return { eligible, all: products.reduce((sum, one) => sum + one.ineligible.length, eligible) }
}

/** Returns the requested products that the response doesn't contain. */
export const uncheckedIds = (asked: readonly string[], answered: readonly EligibleProduct[]): readonly string[] =>
  asked.filter((id) => !answered.some((one) => one.id === id))

function eligibleBenefit(one: BenefitEligibility, names: EligibilityNames): EligibleBenefit {
  const { benefitId: id, isEligible, reasons = [] } = one
  const texts = names.benefits?.get(id)
  const name = texts ? textIn(texts, names.locale, one.name) : { text: one.name }
  if (isEligible) return { id, name, isEligible, reasons: [], unknownCodes: [] }
  return {
    id,
    name,
    isEligible,
    reasons: reasonsOf(reasons, names.reasonCodes),
    unknownCodes: unknownCodes(reasons, names.reasonCodes),
  }
}

/** Reasons that every benefit has. Not knowing why is no shared reason. */
function sharedReasons([first, ...rest]: readonly EligibleBenefit[]): readonly EligibilityReason[] {
  if (!first) return []
  return first.reasons.filter((reason) => reason !== 'unknown' && rest.every(({ reasons }) => reasons.includes(reason)))
}
