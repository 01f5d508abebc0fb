import { PostalAddress } from '../shared/address.ts'
import { YearMonth } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'
import { BankAccount, Card, PaymentFriendlyId } from './payments.entities.ts'
import { CardType, PaymentVendor } from './payments.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): all names are assumed. A `token`
// represents the card or account number, which only the vendor's own fields receive.

const newPaymentMethodFields = assumed({
  name: text,
  vendor: PaymentVendor,
  token: text,
  isDefault: maybe(flag),
  card: maybe(Card),
  bankAccount: maybe(BankAccount),
  billingAddress: maybe(PostalAddress),
  friendlyId: maybe(PaymentFriendlyId),
})

/** A payment method to add: a `card` or a `bankAccount`. */
export interface NewPaymentMethod extends Out<typeof newPaymentMethodFields> {}
export const NewPaymentMethod: Schema<NewPaymentMethod> = newPaymentMethodFields

const paymentMethodRemovalFields = assumed({ replacementMethodId: maybe(text), reason: maybe(text) })

/** The payment method that takes over from the removed one. */
export interface PaymentMethodRemoval extends Out<typeof paymentMethodRemovalFields> {}
export const PaymentMethodRemoval: Schema<PaymentMethodRemoval> = paymentMethodRemovalFields

const cardDetailsFields = assumed({ token: maybe(text), expiresOn: maybe(YearMonth) })

/** A new card number, expiry month, or both. */
export interface CardDetails extends Out<typeof cardDetailsFields> {}
export const CardDetails: Schema<CardDetails> = cardDetailsFields

const bankAccountDetailsFields = assumed({ token: text })

/** A new account number. */
export interface BankAccountDetails extends Out<typeof bankAccountDetailsFields> {}
export const BankAccountDetails: Schema<BankAccountDetails> = bankAccountDetailsFields

const paymentMethodNameFields = assumed({ name: text })

/** The owner's name for a payment method. */
export interface PaymentMethodName extends Out<typeof paymentMethodNameFields> {}
export const PaymentMethodName: Schema<PaymentMethodName> = paymentMethodNameFields

const testCardQueryFields = assumed({ type: maybe(CardType) })

/** The card brand of the test number. */
export interface TestCardQuery extends Out<typeof testCardQueryFields> {}
export const TestCardQuery: Schema<TestCardQuery> = testCardQueryFields

const transactionSearchFields = assumed({ identityId: text, invoiceId: maybe(text) })

/** The identity whose transactions to search; with an `invoiceId`, only that invoice's. */
export interface TransactionSearch extends Out<typeof transactionSearchFields> {}
export const TransactionSearch: Schema<TransactionSearch> = transactionSearchFields

const chargeFields = assumed({ amount: Decimal, currency: Currency, invoiceId: maybe(text) })

/** The amount to charge or authorize: the body of a charge, an authorization and a sale. */
export interface Charge extends Out<typeof chargeFields> {}
export const Charge: Schema<Charge> = chargeFields

const authorizationReversalFields = assumed({ transactionId: text })

/** The authorization to reverse. */
export interface AuthorizationReversal extends Out<typeof authorizationReversalFields> {}
export const AuthorizationReversal: Schema<AuthorizationReversal> = authorizationReversalFields

const verificationFields = assumed({ currency: Currency })

/** A check whether a payment method can be charged. Charges nothing. */
export interface Verification extends Out<typeof verificationFields> {}
export const Verification: Schema<Verification> = verificationFields

const transactionRefundFields = assumed({ transactionId: text, amount: Decimal, reason: maybe(text) })

/** The amount of a transaction to refund. */
export interface TransactionRefund extends Out<typeof transactionRefundFields> {}
export const TransactionRefund: Schema<TransactionRefund> = transactionRefundFields
