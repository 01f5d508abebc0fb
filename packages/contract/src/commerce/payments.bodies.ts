import { PostalAddress } from '../shared/address.ts'
import { YearMonth } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'
import { BankAccount, Card, PaymentFriendlyId } from './payments.entities.ts'
import { CardType, PaymentVendor } from './payments.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.
// A `token` stands for the card or account number, which the vendor's own fields collect and nothing here ever holds.

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

/** A way to pay to add: a `card` or a `bankAccount`. */
export interface NewPaymentMethod extends Out<typeof newPaymentMethodFields> {}
export const NewPaymentMethod: Schema<NewPaymentMethod> = newPaymentMethodFields

const paymentMethodRemovalFields = assumed({ replacementMethodId: maybe(text), reason: maybe(text) })

/** Which method takes over what the removed one paid for. */
export interface PaymentMethodRemoval extends Out<typeof paymentMethodRemovalFields> {}
export const PaymentMethodRemoval: Schema<PaymentMethodRemoval> = paymentMethodRemovalFields

const cardDetailsFields = assumed({ token: maybe(text), expiresOn: maybe(YearMonth) })

/** A new number, a new expiry month, or both. */
export interface CardDetails extends Out<typeof cardDetailsFields> {}
export const CardDetails: Schema<CardDetails> = cardDetailsFields

const bankAccountDetailsFields = assumed({ token: text })

/** A new account number. */
export interface BankAccountDetails extends Out<typeof bankAccountDetailsFields> {}
export const BankAccountDetails: Schema<BankAccountDetails> = bankAccountDetailsFields

const paymentMethodNameFields = assumed({ name: text })

/** What its owner calls the method. */
export interface PaymentMethodName extends Out<typeof paymentMethodNameFields> {}
export const PaymentMethodName: Schema<PaymentMethodName> = paymentMethodNameFields

const testCardQueryFields = assumed({ type: maybe(CardType) })

/** Which brand of card to try. */
export interface TestCardQuery extends Out<typeof testCardQueryFields> {}
export const TestCardQuery: Schema<TestCardQuery> = testCardQueryFields

const transactionSearchFields = assumed({ identityId: text, invoiceId: maybe(text) })

/** Whose transactions to find; with an `invoiceId`, that invoice's only. */
export interface TransactionSearch extends Out<typeof transactionSearchFields> {}
export const TransactionSearch: Schema<TransactionSearch> = transactionSearchFields

const chargeFields = assumed({ amount: Decimal, currency: Currency, invoiceId: maybe(text) })

/** Money to take or to reserve: the body of a charge, an authorization and a sale. */
export interface Charge extends Out<typeof chargeFields> {}
export const Charge: Schema<Charge> = chargeFields

const authorizationReversalFields = assumed({ transactionId: text })

/** The authorization to let go. */
export interface AuthorizationReversal extends Out<typeof authorizationReversalFields> {}
export const AuthorizationReversal: Schema<AuthorizationReversal> = authorizationReversalFields

const verificationFields = assumed({ currency: Currency })

/** A check that a method can be charged, without charging it. */
export interface Verification extends Out<typeof verificationFields> {}
export const Verification: Schema<Verification> = verificationFields

const transactionRefundFields = assumed({ transactionId: text, amount: Decimal, reason: maybe(text) })

/** How much of a transaction goes back. */
export interface TransactionRefund extends Out<typeof transactionRefundFields> {}
export const TransactionRefund: Schema<TransactionRefund> = transactionRefundFields
