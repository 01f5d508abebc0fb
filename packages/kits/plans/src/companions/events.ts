/** Events of product families, eligibility and the comparison. */
export interface CompanionsEvents {
  /** A product family was opened. */
  'plans.family.opened': { readonly familyId: string }
  /** The families were filtered: the categories shown, none for all. */
  'plans.family.filtered': { readonly categories: readonly string[]; readonly count: number }
  /** A product of a family was chosen; `onChoose` is called with it. */
  'plans.product.chosen': { readonly productId: string; readonly familyId?: string | undefined }
  /** The person left through the way back that the link gave. */
  'plans.flow.ended': { readonly flow: string; readonly familyId: string }
  /** Eligibility was requested again after it had become old. */
  'plans.eligibility.rechecked': { readonly productIds: readonly string[]; readonly personType?: string | undefined }
  /** A tier was selected in the comparison; `onSelect` is called with it. */
  'plans.comparison.selected': { readonly tierId: string; readonly offerId: string }
  /** Rows without a difference were hidden or shown again. */
  'plans.comparison.filtered': { readonly isOnlyDifferences: boolean; readonly count: number }
  /** The comparison was printed. */
  'plans.comparison.printed': { readonly tierIds: readonly string[] }
}
