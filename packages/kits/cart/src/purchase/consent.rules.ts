import type { Locale } from '@memberkit/platform/formats'
import type { ShownLine } from '../order/order-lines.rules.ts'
import type { Product, ProductContract } from '../order/received.ts'

/** The language that a contract is concluded in. */
export type ContractLanguage = 'fr' | 'en'

export interface ConsentDraft {
  /** Of the contract, in Québec. Absent until it is chosen. */
  language?: ContractLanguage | undefined
  /** The IDs of the French contracts that were opened. See `contractIds`. */
  seenFrench?: string
}

interface Place {
  locale: Locale
  /** The state or province of the order. */
  region?: string | undefined
}

interface WithContracts {
  contracts: readonly ProductContract[]
  stateVariants: readonly { stateProvince: string; contracts: readonly ProductContract[] }[]
}

/**
 * Whether the law of the place demands the contract in French first: "French contract shown first, then explicit choice
 * of English" in Québec.
 */
export const isFrenchFirst = ({ region }: Pick<Place, 'region'>): boolean => region === 'QC'

/**
 * Returns the contracts of the ordered products, tiers and supplements: those of the province before those of
 * everywhere, in the reader's locale, else in their language, else in English, else in any.
 */
export function contractsFor(
  lines: readonly ShownLine[],
  products: readonly Product[],
  place: Place,
): readonly ProductContract[] {
  const found = lines.flatMap((line) => {
    const product = products.find(({ id }) => id === line.productId)
    if (!product) return []
    const tier = product.productTiers.find(({ name }) => name === line.tier)
    const supplements = product.supplements.filter(({ id }) => line.supplements.some((one) => one.id === id))
    return [product, ...(tier ? [tier] : []), ...supplements].flatMap((one) => inLocale(inPlace(one, place), place))
  })
  return found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index)
}

/**
 * Returns the IDs of all contracts that may be agreed to, as one text: another reading with other contracts has another
 * one.
 */
export function contractIds(
  lines: readonly ShownLine[],
  products: readonly Product[],
  region: string | undefined,
  ...locales: readonly Locale[]
): string {
  const found = locales.flatMap((locale) => contractsFor(lines, products, { locale, region }))
  return [...new Set(found.map(({ id }) => id))].toSorted().join(' ')
}

/** Returns the chosen language: English counts only once the French contracts, of these IDs, were opened. */
export function chosenLanguage(
  { language, seenFrench }: ConsentDraft,
  frenchIds: string,
): ContractLanguage | undefined {
  return language === 'en' && seenFrench !== frenchIds ? undefined : language
}

/** Returns the contracts of the province, or those that apply everywhere. */
function inPlace({ contracts, stateVariants }: WithContracts, { region }: Place): readonly ProductContract[] {
  const variant = stateVariants.find(({ stateProvince }) => stateProvince === region)
  if (variant && variant.contracts.length > 0) return variant.contracts
  const own = contracts.filter(({ stateProvince }) => region !== undefined && stateProvince === region)
  return own.length > 0 ? own : contracts.filter(({ stateProvince }) => stateProvince === undefined)
}

function inLocale(contracts: readonly ProductContract[], { locale }: Place): readonly ProductContract[] {
  const tests: readonly ((one: ProductContract) => boolean)[] = [
    (one) => one.locale === locale,
    (one) => languageOf(one.locale) === languageOf(locale),
    (one) => languageOf(one.locale) === 'en',
  ]
  for (const test of tests) {
    const found = contracts.filter(test)
    if (found.length > 0) return found
  }
  return contracts
}

export const languageOf = (locale: string): string => locale.split('-')[0]!.toLowerCase()
