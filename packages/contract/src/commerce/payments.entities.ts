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

const cardFields = entity({ stated: { type: CardType }, assumed: { lastFour: text, expiresOn: YearMonth } })

/** What may be shown of a card. It is good until the end of the month `expiresOn`. */
export interface Card extends Out<typeof cardFields> {}
export const Card: Schema<Card> = cardFields

const bankAccountFields = entity({ stated: { type: BankAccountType }, assumed: { lastFour: text } })

/** What may be shown of a bank account. */
export interface BankAccount extends Out<typeof bankAccountFields> {}
export const BankAccount: Schema<BankAccount> = bankAccountFields

const paymentFriendlyIdFields = entity({ stated: { type: PaymentFriendlyIdType }, assumed: { id: text } })

/** The number people know the payer by. */
export interface PaymentFriendlyId extends Out<typeof paymentFriendlyIdFields> {}
export const PaymentFriendlyId: Schema<PaymentFriendlyId> = paymentFriendlyIdFields

const paymentMethodFields = entity({
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
export interface PaymentMethod extends Out<typeof paymentMethodFields> {}
export const PaymentMethod: Schema<PaymentMethod> = paymentMethodFields

const transactionFields = entity({
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
export interface Transaction extends Out<typeof transactionFields> {}
export const Transaction: Schema<Transaction> = transactionFields

const cooldownFields = assumed({
  isCoolingDown: flag,
  until: maybe(Instant),
  reason: maybe(text),
  paymentMethodId: maybe(text),
})

/**
 * Whether an identity must wait before it tries to pay again, and until when. With a `paymentMethodId`, only that
 * method has to wait.
 */
export interface Cooldown extends Out<typeof cooldownFields> {}
export const Cooldown: Schema<Cooldown> = cooldownFields

const testCardNumberFields = assumed({ number: text })

/** A public test number, never a card of anyone. */
export interface TestCardNumber extends Out<typeof testCardNumberFields> {}
export const TestCardNumber: Schema<TestCardNumber> = testCardNumberFields
