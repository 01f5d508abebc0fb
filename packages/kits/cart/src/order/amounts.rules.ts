import { addDecimals, compareDecimals } from '@memberkit/platform/formats'
import type { Order } from './received.ts'

/** Returns the message of an order's total: without a known tax, it may be only the prices. */
export const totalLabelOf = ({ subtotal, tax, total }: Pick<Order, 'subtotal' | 'tax' | 'total'>) =>
  tax === undefined && compareDecimals(total, subtotal) === 0 ? 'totalBeforeTax' : 'total'

/** Returns the amount of a whole quantity, as decimal text. */
export function times(amount: string, quantity: number): string {
  let sum = amount
  for (let count = 1; count < quantity && count < 1000; count += 1) sum = addDecimals(sum, amount)
  return sum
}

/** Returns a sum of decimals; undefined if one of them isn't known. */
export function sumOf(amounts: readonly (string | undefined)[]): string | undefined {
  return amounts.reduce<string | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : addDecimals(sum, amount)),
    '0.00',
  )
}
