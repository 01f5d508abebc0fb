import { oneOf, type Out } from '../wire.ts'

/**
 * The payment method of an order or a group.
 *
 * Source: commerce, section 3, Order, "Payment method"; partners and service delivery, "payment method types as for
 * orders".
 */
export const PaymentMethodType = oneOf('CREDIT_CARD', 'BANK_DRAFT', 'PREMIUM_BILLING', 'CHECK')
export type PaymentMethodType = Out<typeof PaymentMethodType>
