export type { CartEvents } from './events.ts'
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
export { type TaxLine, taxLinesOf } from './rules/tax.rules.ts'
export { type Amount, type CartTotals, type PeriodAmount, totalsOf } from './rules/totals.rules.ts'
