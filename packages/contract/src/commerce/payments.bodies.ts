import { PostalAddress } from '../shared/address.ts'
import { YearMonth } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, flag, maybe, type Out, type Schema, text } from '../wire.ts'
import { BankAccount, Card, PaymentFriendlyId } from './payments.entities.ts'
import { CardType, PaymentVendor } from './payments.enums.ts'

// "Payload and response field names are not shown" (commerce, section 7, "Other"): every name here is ours.
// A `token` stands for the card or account number, which the vendor's own fields collect and nothing here ever holds.

const _NewPaymentMethod = assumed({
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
export interface NewPaymentMethod extends Out<typeof _NewPaymentMethod> {}
export const NewPaymentMethod: Schema<NewPaymentMethod> = _NewPaymentMethod

const _PaymentMethodRemoval = assumed({ replacementMethodId: maybe(text), reason: maybe(text) })

/** Which method takes over what the removed one paid for. */
export interface PaymentMethodRemoval extends Out<typeof _PaymentMethodRemoval> {}
export const PaymentMethodRemoval: Schema<PaymentMethodRemoval> = _PaymentMethodRemoval

const _CardDetails = assumed({ token: maybe(text), expiresOn: maybe(YearMonth) })

/** A new number, a new expiry month, or both. */
export interface CardDetails extends Out<typeof _CardDetails> {}
export const CardDetails: Schema<CardDetails> = _CardDetails

const _BankAccountDetails = assumed({ token: text })

export interface BankAccountDetails extends Out<typeof _BankAccountDetails> {}
export const BankAccountDetails: Schema<BankAccountDetails> = _BankAccountDetails

const _PaymentMethodName = assumed({ name: text })

export interface PaymentMethodName extends Out<typeof _PaymentMethodName> {}
export const PaymentMethodName: Schema<PaymentMethodName> = _PaymentMethodName

const _OwnerQuery = assumed({ identityId: text })

/** Whose an anonymous payment method becomes. */
export interface OwnerQuery extends Out<typeof _OwnerQuery> {}
export const OwnerQuery: Schema<OwnerQuery> = _OwnerQuery

const _TestCardQuery = assumed({ type: maybe(CardType) })

export interface TestCardQuery extends Out<typeof _TestCardQuery> {}
export const TestCardQuery: Schema<TestCardQuery> = _TestCardQuery

const _TransactionSearch = assumed({ identityId: text, invoiceId: maybe(text) })

/** Whose transactions to find; with an `invoiceId`, that invoice's only. */
export interface TransactionSearch extends Out<typeof _TransactionSearch> {}
export const TransactionSearch: Schema<TransactionSearch> = _TransactionSearch

const _Charge = assumed({ amount: Decimal, currency: Currency, invoiceId: maybe(text) })

/** Money to take or to reserve: the body of a charge, an authorization and a sale. */
export interface Charge extends Out<typeof _Charge> {}
export const Charge: Schema<Charge> = _Charge

const _AuthorizationReversal = assumed({ transactionId: text })

/** The authorization to let go. */
export interface AuthorizationReversal extends Out<typeof _AuthorizationReversal> {}
export const AuthorizationReversal: Schema<AuthorizationReversal> = _AuthorizationReversal

const _Verification = assumed({ currency: Currency })

/** A check that a method can be charged, without charging it. */
export interface Verification extends Out<typeof _Verification> {}
export const Verification: Schema<Verification> = _Verification

const _TransactionRefund = assumed({ transactionId: text, amount: Decimal, reason: maybe(text) })

/** How much of a transaction goes back. */
export interface TransactionRefund extends Out<typeof _TransactionRefund> {}
export const TransactionRefund: Schema<TransactionRefund> = _TransactionRefund
