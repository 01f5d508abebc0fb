import type { SupplementVM } from '../shared/tiers.rules.ts'
import { type ShownPrice, shownPriceOf } from '../shared/shown-price.rules.ts'

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
  period: string,
): SupplementRow[] {
  const counted = countedIn(supplements, chosen, period)
  return supplements.map((supplement) => {
    const price = shownPriceOf(supplement.prices, period)
    const missing = missingFor(supplement, supplements, counted)
    const blocked = price === undefined ? 'price' : missing.length > 0 ? 'requires' : undefined
    return { supplement, price, isChosen: counted.has(supplement.id), blocked, missing }
  })
}

function countedIn(supplements: readonly SupplementVM[], chosen: readonly string[], period: string): Set<string> {
  const counted = new Set(
    supplements
      .filter(({ id, prices }) => chosen.includes(id) && shownPriceOf(prices, period) !== undefined)
      .map(({ id }) => id),
  )
  // Each removal can leave another without what it requires.
  for (let before = -1; before !== counted.size;) {
    before = counted.size
    for (const one of supplements) if (one.requires.some((id) => !counted.has(id))) counted.delete(one.id)
  }
  return counted
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
export function goesWith(id: string, supplements: readonly SupplementVM[], chosen: readonly string[]): SupplementVM[] {
  const before = supplementRows(supplements, chosen, 'MONTHLY').filter(({ isChosen }) => isChosen)
  const rest = chosen.filter((one) => one !== id)
  const after = supplementRows(supplements, rest, 'MONTHLY').filter(({ isChosen }) => isChosen)
  return before
    .map(({ supplement }) => supplement)
    .filter((one) => one.id !== id && !after.some(({ supplement }) => supplement.id === one.id))
}
