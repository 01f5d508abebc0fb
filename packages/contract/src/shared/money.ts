import { oneOf, type Out, type Schema, written } from '../wire.ts'

/** Source: commerce, section 3, "Currency: USD, CAD". */
export const Currency = oneOf('USD', 'CAD')
export type Currency = Out<typeof Currency>

/** An exact amount or rate in decimal digits, such as `'49.90'` or `'-5.00'`. A string, so that it is never rounded. */
export type Decimal = string
export const Decimal: Schema<Decimal> = written(/^-?\d+(\.\d+)?$/)
