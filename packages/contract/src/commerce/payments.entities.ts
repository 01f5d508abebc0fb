import { PostalAddress } from '../shared/address.ts'
import { Instant, YearMonth } from '../shared/dates.ts'
import { Currency, Decimal } from '../shared/money.ts'
import { assumed, entity, flag, maybe, type Out, type Schema, text } from '../wire.ts'
import {
  BankAccountType,
  CardType,
  PaymentFriendlyIdType,
  PaymentMethodStatus,
  PaymentVendor,
  TransactionStatus,
  TransactionType,
} from './payments.enums.ts'

const _Card = entity({ stated: { type: CardType }, assumed: { lastFour: text, expiresOn: YearMonth } })

/** What may be shown of a card. It is good until the end of the month `expiresOn`. */
export interface Card extends Out<typeof _Card> {}
export const Card: Schema<Card> = _Card

const _BankAccount = entity({ stated: { type: BankAccountType }, assumed: { lastFour: text } })

/** What may be shown of a bank account. */
export interface BankAccount extends Out<typeof _BankAccount> {}
export const BankAccount: Schema<BankAccount> = _BankAccount

const _PaymentFriendlyId = entity({ stated: { type: PaymentFriendlyIdType }, assumed: { id: text } })

/** The number people know the payer by. */
export interface PaymentFriendlyId extends Out<typeof _PaymentFriendlyId> {}
export const PaymentFriendlyId: Schema<PaymentFriendlyId> = _PaymentFriendlyId

const _PaymentMethod = entity({
  stated: { status: PaymentMethodStatus, vendor: PaymentVendor },
  assumed: {
    id: text,
    identityId: text,
    name: text,
    isDefault: flag,
    card: maybe(Card),
    bankAccount: maybe(BankAccount),
    billingAddress: maybe(PostalAddress),
    friendlyId: maybe(PaymentFriendlyId),
    version: text,
  },
})

/** A way to pay: a `card` or a `bankAccount`. `version` goes back as `If-Match`. */
export interface PaymentMethod extends Out<typeof _PaymentMethod> {}
export const PaymentMethod: Schema<PaymentMethod> = _PaymentMethod

const _Transaction = entity({
  stated: { type: TransactionType, status: TransactionStatus, currency: Currency },
  assumed: {
    id: text,
    identityId: text,
    invoiceId: maybe(text),
    paymentMethodId: maybe(text),
    amount: Decimal,
    at: Instant,
    reason: maybe(text),
  },
})

/** One attempt to move money. `reason` is the vendor's, for a refused one. */
export interface Transaction extends Out<typeof _Transaction> {}
export const Transaction: Schema<Transaction> = _Transaction

const _Cooldown = assumed({
  isCoolingDown: flag,
  until: maybe(Instant),
  reason: maybe(text),
  paymentMethodId: maybe(text),
})

/**
 * Whether an identity must wait before it tries to pay again, and until when. With a `paymentMethodId`, only that
 * method has to wait.
 */
export interface Cooldown extends Out<typeof _Cooldown> {}
export const Cooldown: Schema<Cooldown> = _Cooldown

const _TestCardNumber = assumed({ number: text })

/** A public test number, never a card of anyone. */
export interface TestCardNumber extends Out<typeof _TestCardNumber> {}
export const TestCardNumber: Schema<TestCardNumber> = _TestCardNumber
