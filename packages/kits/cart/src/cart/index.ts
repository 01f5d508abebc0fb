export { Cart, type CartProps } from './Cart.tsx'
export { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx'
export type { EditSlotProps } from './CartLineItem.tsx'
export { cartLink } from './cart-link.ts'
export { cartOffers } from './cart-offers.ts'
export { type CartSlots, type CartViewProps } from './CartView.tsx'
export type { CartEvents } from './events.ts'
export type { LineChange, SeenAmounts, SeenPrice, SeenPrices } from './rules/changes.rules.ts'
export {
  type CartLine,
  type LinePrice,
  type LineProblem,
  linesOf,
  type SupplementLine,
  type SupplementProblem,
} from './rules/lines.rules.ts'
export type { Choice, SaleTerms } from './rules/offer-choice.rules.ts'
export { amountDueToday, isOrderable, orderOf, type OrderTerms } from './rules/order.rules.ts'
export { taxLinesOf } from './rules/tax.rules.ts'
export type { TaxLine } from '../tax/tax-amounts.rules.ts'
export { type Amount, type CartTotals, type PeriodAmount, totalsOf } from './rules/totals.rules.ts'
export type { CartDraft, CartDraftStore } from './state/cart-store.ts'
export type { MarketChange } from './state/edits.rules.ts'
export { type CartEdits, type CartModel, type CartOptions, useCart } from './useCart.ts'
export type { CartStoreProps } from './useCartStore.ts'
export { type TaxEstimate, useTaxEstimate } from './useTaxEstimate.ts'
