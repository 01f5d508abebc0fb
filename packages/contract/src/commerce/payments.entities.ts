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

/** Displayable details of a card. Valid until the end of the month `expiresOn`. */
export interface Card extends Out<typeof cardFields> {}
export const Card: Schema<Card> = cardFields

const bankAccountFields = entity({ stated: { type: BankAccountType }, assumed: { lastFour: text } })

/** Displayable details of a bank account. */
export interface BankAccount extends Out<typeof bankAccountFields> {}
export const BankAccount: Schema<BankAccount> = bankAccountFields

const paymentFriendlyIdFields = entity({ stated: { type: PaymentFriendlyIdType }, assumed: { id: text } })

/** The payer's number, as printed and quoted. */
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

/** A payment method: a `card` or a `bankAccount`. `version` is the value for `If-Match`. */
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

/** A payment attempt. `reason` is the vendor's, if refused. */
export interface Transaction extends Out<typeof transactionFields> {}
export const Transaction: Schema<Transaction> = transactionFields

const cooldownFields = assumed({
  isCoolingDown: flag,
  until: maybe(Instant),
  reason: maybe(text),
  paymentMethodId: maybe(text),
})

/**
 * Whether an identity must wait before the next payment attempt, and until when. With a `paymentMethodId`, the cooldown
 * applies to that payment method only.
 */
export interface Cooldown extends Out<typeof cooldownFields> {}
export const Cooldown: Schema<Cooldown> = cooldownFields

const testCardNumberFields = assumed({ number: text })

/** A public test number, never a real card. */
export interface TestCardNumber extends Out<typeof testCardNumberFields> {}
export const TestCardNumber: Schema<TestCardNumber> = testCardNumberFields
