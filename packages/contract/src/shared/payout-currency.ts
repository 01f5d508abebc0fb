import { oneOf, type Out } from '../wire.ts'

/**
 * The currency in which associates and providers are paid; members pay in `Currency`.
 *
 * Source: partners and service delivery, section 3, Associate and Provider, "Currency: USD, CAD, MXN, GBP".
 */
export const PayoutCurrency = oneOf('USD', 'CAD', 'MXN', 'GBP')
export type PayoutCurrency = Out<typeof PayoutCurrency>
