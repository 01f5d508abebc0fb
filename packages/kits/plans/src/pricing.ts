// The pricing rules of the platform (commerce, section 9), as pure functions. Amounts are decimal texts throughout.
export * from '@memberkit/parts/pricing'
export { currencyFor, formatPrice, periodLabel, type Price } from '@memberkit/platform/formats'
