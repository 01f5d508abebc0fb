import { type ShownText, textIn } from '@memberkit/parts/localized'
import type { Locale } from '@memberkit/platform/formats'
import { benefitsOfTier, type GivenBenefits } from '../shared/benefits.rules.ts'
import type { TierVM } from '../shared/tiers.rules.ts'
import type { Benefit, Product } from './received.ts'

/** Whether a tier includes a benefit, and how much of it. */
export type ComparisonCell =
  | { readonly kind: 'included' | 'notIncluded' }
  /** "Up to 3". */
  | { readonly kind: 'limited'; readonly limit: ShownText }
  /** Sold with the tier, but the catalogue doesn't say how much of it. */
  | { readonly kind: 'unclear' }

/** A benefit, with one cell per tier. */
export interface ComparisonRow {
  readonly id: string
  readonly name: ShownText
  readonly cells: readonly ComparisonCell[]
}

/** The benefits of one category. */
export interface ComparisonGroup {
  /** As the catalogue has it, in no locale; empty for benefits without one. */
  readonly category: string
  readonly rows: readonly ComparisonRow[]
}

export interface Comparison {
  /** In the order in which the tiers list their benefits. */
  readonly groups: readonly ComparisonGroup[]
  /** The number of benefits whose name can't be read; they have no row. */
  readonly unreadCount: number
}

export interface ComparisonSources {
  readonly tiers: readonly TierVM[]
  readonly products: readonly Product[]
  readonly benefits: readonly Benefit[]
  /** The buyer's place of residence: a state or province may have benefits of its own. */
  readonly region?: string | undefined
  readonly locale: Locale
}

/**
 * Returns what each tier includes, benefit by benefit. Offers say which benefits a tier has, the catalogue how much of
 * them; the benefits of a state or province replace those of the tier.
 */
export function comparisonOf({ tiers, products, benefits, region, locale }: ComparisonSources): Comparison {
  const given = tiers.map((tier) => benefitsOfTier(tier, products, region))
  const ids = [...new Set(given.flatMap((one) => [...one.keys()]))]
  const known = new Map(benefits.map((benefit) => [benefit.id, benefit]))
  const groups = new Map<string, ComparisonRow[]>()
  for (const id of ids) {
    const benefit = known.get(id)
    if (!benefit) continue
    const category = categoryOf(benefit, given, id)
    const rows = groups.get(category) ?? []
    rows.push({
      id,
      name: textIn(benefit.friendlyTranslations, locale, benefit.name),
      cells: given.map((one) => cellOf(one, id, locale)),
    })
    groups.set(category, rows)
  }
  return {
    groups: [...groups].map(([category, rows]) => ({ category, rows })),
    unreadCount: ids.filter((id) => !known.has(id)).length,
  }
}

/** Returns the IDs of all benefits that the offers give to the tiers. */
export function benefitIdsOf(tiers: readonly TierVM[]): string[] {
  return [...new Set(tiers.flatMap(({ benefitIds }) => benefitIds))]
}

/** Returns the IDs of the benefits that tiers have in a state or province alone, which no offer names. */
export function regionalBenefitIds(
  tiers: readonly TierVM[],
  products: readonly Product[],
  region: string | undefined,
): string[] {
  const offered = new Set(benefitIdsOf(tiers))
  const given = tiers.flatMap((tier) => [...benefitsOfTier(tier, products, region).keys()])
  return [...new Set(given)].filter((id) => !offered.has(id))
}

/** Whether the cells at these places say the same. */
export function isSame({ cells }: ComparisonRow, places: readonly number[]): boolean {
  const [first, ...rest] = places.map((place) => cells[place]).map(asText)
  return rest.every((one) => one === first)
}

/**
 * Returns the tiers to compare: those on sale, those sold elsewhere in the country, and the current one. Others aren't
 * for this buyer.
 *
 * @param wanted the keys of the tiers to keep. @default all
 */
export function comparedTiers(tiers: readonly TierVM[], wanted?: readonly string[]): readonly TierVM[] {
  return tiers.filter(
    ({ key, availability, current }) =>
      (!wanted || wanted.includes(key)) && (availability.ok || availability.reason === 'region' || current),
  )
}

/**
 * Returns the places of the two tiers that a narrow container shows: the wanted ones that exist, filled up with the
 * first ones.
 */
export function pairOf(tiers: readonly TierVM[], wanted: readonly string[] = []): readonly number[] {
  const places = wanted.map((key) => tiers.findIndex((tier) => tier.key === key)).filter((place) => place >= 0)
  const first = places[0] ?? 0
  const second = places.find((place) => place !== first) ?? (first === 0 ? 1 : 0)
  return second < tiers.length ? [first, second] : [first]
}

/** Returns the pair with another tier at a place. Choosing the other one of the pair swaps the two. */
export function withTier(pair: readonly string[], place: number, key: string): string[] {
  const swapped = pair.map((one) => (one === key ? pair[place]! : one))
  return swapped.map((one, index) => (index === place ? key : one))
}

const asText = (cell: ComparisonCell | undefined): string =>
  cell?.kind === 'limited' ? `limited ${cell.limit.text}` : (cell?.kind ?? '')

function categoryOf({ categories }: Benefit, given: readonly GivenBenefits[], id: string): string {
  return categories[0] ?? given.map((one) => one.get(id)?.category).find(Boolean) ?? ''
}

function cellOf(given: GivenBenefits, id: string, locale: Locale): ComparisonCell {
  if (!given.has(id)) return { kind: 'notIncluded' }
  const benefit = given.get(id)
  if (!benefit) return { kind: 'unclear' }
  const limit = textIn(benefit.limit ?? [], locale, '')
  return limit.text ? { kind: 'limited', limit } : { kind: 'included' }
}
