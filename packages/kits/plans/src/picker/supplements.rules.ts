import { type SupplementPeriodOf as PeriodOf, withItsProduct } from '@memberkit/parts/pricing'
import type { SupplementVM } from '../shared/tiers.rules.ts'
import { type ShownPrice, shownPriceOf } from '../shared/shown-price.rules.ts'

/** Returns the period that a supplement is billed by, given that of its tier. */
export type SupplementPeriodOf = PeriodOf<SupplementVM>

export interface SupplementRow {
  readonly supplement: SupplementVM
  readonly price?: ShownPrice
  readonly isChosen: boolean
  /** Why it can't be chosen now. */
  readonly blocked?: 'price' | 'requires'
  /** The supplements to choose first. */
  readonly missing: readonly SupplementVM[]
}

/**
 * Returns the supplements of a tier, with those that are chosen. One counts as chosen only together with all that it
 * requires, and with a price.
 */
export function supplementRows(
  supplements: readonly SupplementVM[],
  chosen: readonly string[],
  tierPeriod: string,
  periodOf: SupplementPeriodOf = withItsProduct,
): SupplementRow[] {
  const priced = supplements.map((supplement) => ({
    supplement,
    price: shownPriceOf(supplement.prices, periodOf(supplement, tierPeriod)),
  }))
  const counted = complete(
    priced.filter(({ supplement, price }) => price && chosen.includes(supplement.id)).map((one) => one.supplement),
  )
  return priced.map(({ supplement, price }) => {
    const missing = missingFor(supplement, supplements, counted)
    const blocked = price === undefined ? 'price' : missing.length > 0 ? 'requires' : undefined
    return { supplement, price, isChosen: counted.has(supplement.id), blocked, missing }
  })
}

/** Returns the IDs of the supplements that are chosen together with all that they require. */
function complete(chosen: readonly SupplementVM[]): Set<string> {
  const ids = new Set(chosen.map(({ id }) => id))
  // Each removal can leave another without what it requires.
  for (let before = -1; before !== ids.size;) {
    before = ids.size
    for (const one of chosen) if (one.requires.some((id) => !ids.has(id))) ids.delete(one.id)
  }
  return ids
}

/** A required supplement that the tier isn't sold with leaves nothing to name, and can't be met. */
function missingFor({ requires }: SupplementVM, supplements: readonly SupplementVM[], counted: ReadonlySet<string>) {
  return requires
    .filter((id) => !counted.has(id))
    .map((id) => supplements.find((one) => one.id === id) ?? unknownSupplement(id))
}

const unknownSupplement = (id: string): SupplementVM => ({
  id,
  key: id,
  internalName: id,
  label: { text: id },
  prices: [],
  requires: [],
})

/** Returns the chosen supplements that would go with one that is removed. */
export function goesWith(id: string, rows: readonly SupplementRow[]): SupplementVM[] {
  const others = rows.filter((row) => row.isChosen && row.supplement.id !== id).map(({ supplement }) => supplement)
  const left = complete(others)
  return others.filter((one) => !left.has(one.id))
}
