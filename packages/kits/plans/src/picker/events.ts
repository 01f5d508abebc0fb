/** Events of the tier picker. */
export interface PickerEvents {
  /** A tier was selected; nothing is confirmed yet. */
  'plans.tier.selected': { readonly offerId: string; readonly productId: string; readonly tierId: string }
  /** The choice was confirmed; `onSelect` is called with it. */
  'plans.tier.confirmed': {
    readonly offerId: string
    readonly productId: string
    readonly tierId: string
    readonly billingPeriod: string
    readonly supplementIds: readonly string[]
  }
  /** The selected tier can no longer be bought, or not in the state or province that was chosen. */
  'plans.tier.lost': { readonly tierId: string }
  'plans.period.changed': { readonly billingPeriod: string }
  'plans.supplement.changed': { readonly supplementId: string; readonly isChosen: boolean }
  /** A state or province was chosen: a place of the catalogue, not an address. */
  'plans.region.changed': { readonly region: string }
  /** A recommendation that belongs to an experiment was shown. */
  'plans.experiment.shown': { readonly experiment: string; readonly tierId: string }
}
