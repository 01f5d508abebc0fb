import { oneOf, type Out } from '../wire.ts'

// Source of every list: commerce, section 3, "Payment method and transaction", value for value and in its order.

export const TransactionStatus = oneOf('APPROVED', 'DECLINED', 'TIMEDOUT', 'CREATED', 'HARD_DECLINED')
export type TransactionStatus = Out<typeof TransactionStatus>

export const TransactionType = oneOf('AUTHORIZE', 'CHARGE', 'SALE', 'VERIFY', 'REFUND', 'REVERSE_AUTHORIZATION')
export type TransactionType = Out<typeof TransactionType>

/** "Friendly id type" of a payment method; subscriptions and classic memberships have lists of their own. */
export const PaymentFriendlyIdType = oneOf('MEMBER', 'GROUP', 'ASSOCIATE')
export type PaymentFriendlyIdType = Out<typeof PaymentFriendlyIdType>

/** "Vendor" in the specification: the keeper of the card or account number. */
export const PaymentVendor = oneOf('ISERIES', 'TOKENEX_VANTIV', 'VANTIV', 'GR4VY', 'TEST')
export type PaymentVendor = Out<typeof PaymentVendor>

export const CardType = oneOf('AMEX', 'DISCOVER', 'MASTERCARD', 'VISA', 'UNKNOWN')
export type CardType = Out<typeof CardType>

export const BankAccountType = oneOf('CHECKING', 'SAVINGS')
export type BankAccountType = Out<typeof BankAccountType>

export const PaymentMethodStatus = oneOf('INACTIVE', 'ACTIVE')
export type PaymentMethodStatus = Out<typeof PaymentMethodStatus>

/** The actions of the payment journal. */
export const PaymentAction = oneOf('CREATE', 'UPDATE', 'DELETED', 'CREATE_ANONYMOUS', 'ASSIGN_OWNER', 'CHANGE_OWNER')
export type PaymentAction = Out<typeof PaymentAction>
