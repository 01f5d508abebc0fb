import type { Input } from '@memberkit/contract'
import {
  type Charge,
  createAuthorization,
  createCharge,
  createChargeV2,
  createRefund,
  createSale,
  createVerification,
  reverseAuthorization,
  type TransactionType,
} from '@memberkit/contract/commerce/payments'
import { permissionFor } from '@memberkit/foundation/entity-actions'
import type { Transaction } from '../shared/received.ts'
import {
  newTransactionActions,
  type NewTransactionName,
  transactionActions,
  type TransactionActionName,
} from '../shared/transaction-actions.ts'

export type MoneyActionName = TransactionActionName | NewTransactionName

/** The chosen staff action: a new transaction, or a refund or reversal of one. */
export interface TransactionIntent {
  name: MoneyActionName
  /** The transaction to refund or to reverse. */
  transaction?: Transaction
}

/** The agreement to confirm. It stays as it is, whatever is read meanwhile. */
export interface Agreement {
  name: MoneyActionName
  methodId: string
  currency: string
  /** Decimal text; verifications have none. */
  amount?: string
  invoiceId?: string
  /** The transaction to refund or to reverse. */
  transactionId?: string
  /** The refundable amount at the time of the review: decimal text. */
  left?: string
  reason?: string
}

/** The type of transaction that each action leaves. */
export const typeOf = {
  sale: 'SALE',
  charge: 'CHARGE',
  authorize: 'AUTHORIZE',
  verify: 'VERIFY',
  refund: 'REFUND',
  reverse: 'REVERSE_AUTHORIZATION',
} as const satisfies Record<MoneyActionName, TransactionType>

/** Whether the bank is asked to charge or check a method, so its cooldown holds. */
export const isAttemptAction = (name: MoneyActionName): name is NewTransactionName =>
  name !== 'refund' && name !== 'reverse'

export const permissionOfAction = (name: MoneyActionName): string =>
  permissionFor(isAttemptAction(name) ? newTransactionActions : transactionActions, name)

/** All of them have one shape: a payment method, a body and the transaction that it leaves. */
type Create = typeof createSale

/** Returns the operation of an action. */
export function operationOf(name: MoneyActionName, chargeVersion: 1 | 2): Create {
  const operations = {
    sale: createSale,
    charge: chargeVersion === 1 ? createCharge : createChargeV2,
    authorize: createAuthorization,
    verify: createVerification,
    refund: createRefund,
    reverse: reverseAuthorization,
  }
  return operations[name] as unknown as Create
}

/** Returns what is sent. */
export function inputOf(identityId: string, agreement: Agreement): Input<Create> {
  const { name, methodId, amount, currency, invoiceId, transactionId, reason } = agreement
  const body = {
    ...(isAttemptAction(name) ? { currency } : { transactionId }),
    ...(name !== 'verify' && name !== 'reverse' && { amount }),
    ...(invoiceId && isAttemptAction(name) && name !== 'verify' && { invoiceId }),
    ...(reason && { reason }),
  }
  return { identityId, methodId, body: body as Charge }
}
