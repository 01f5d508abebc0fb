/** Events of the tax rates: ids and counts only. */
export interface TaxesEvents {
  /** A rate, or an exception for a person, was set. */
  'cart.tax.set': { readonly taxId: string }
  /** Rates were downloaded or printed. */
  'cart.taxes.exported': { readonly format: 'csv' | 'print'; readonly count: number }
}
