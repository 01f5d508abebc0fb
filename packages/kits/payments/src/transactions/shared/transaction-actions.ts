import type { Transition } from '@memberkit/contract'
import type { TransactionStatus } from '@memberkit/contract/commerce/payments'
import { type ActionNameOf, type AllowedAction as Allowed, defineActions } from '@memberkit/foundation/entity-actions'
import { isZero } from '@memberkit/platform/formats'
import type { Chains } from './chains.rules.ts'
import type { Transaction } from './received.ts'

/** Why a transaction can't be refunded or reversed, besides its status and the permission. */
type Rule = 'notRefundable' | 'nothingLeft' | 'noAuthorization' | 'reversed' | 'noMethod'

interface Facts {
  chains: Chains
}

/** "Allowed transitions are not shown" (commerce, section 4). Default: only what the bank approved can be given back. */
export const transactionTransitions = {
  createRefund: { from: ['APPROVED'], origin: 'assumed' },
  reverseAuthorization: { from: ['APPROVED'], origin: 'assumed' },
} as const satisfies TransactionTransitions

/** In which statuses a transaction can be refunded or reversed, by the last word of each call. */
export interface TransactionTransitions {
  readonly createRefund?: Transition<TransactionStatus>
  readonly reverseAuthorization?: Transition<TransactionStatus>
}

/** Staff actions on a transaction. */
export const transactionActions = /* @__PURE__ */ defineActions<Transaction, Rule, Facts>()(
  {
    refund: {
      group: 'money',
      operationAction: 'createRefund',
      unavailableReason(transaction, { chains }) {
        if (transaction.type !== 'CHARGE' && transaction.type !== 'SALE') return 'notRefundable'
        if (!transaction.paymentMethodId) return 'noMethod'
        return isZero(chains.refundable(transaction)?.left ?? '0') ? 'nothingLeft' : undefined
      },
    },
    reverse: {
      group: 'money',
      operationAction: 'reverseAuthorization',
      isCritical: true,
      unavailableReason(transaction, { chains }) {
        if (transaction.type !== 'AUTHORIZE') return 'noAuthorization'
        if (!transaction.paymentMethodId) return 'noMethod'
        return chains.isReversed(transaction) ? 'reversed' : undefined
      },
    },
  },
  { service: 'payments', transitions: transactionTransitions },
)

/** The identity that a new transaction is of. */
interface Payer {
  readonly id: string
}

/** New transactions that staff can create on a payment method. */
export const newTransactionActions = /* @__PURE__ */ defineActions<Payer>()(
  {
    sale: { group: 'take', operationAction: 'createSale' },
    charge: { group: 'take', operationAction: 'createCharge' },
    authorize: { group: 'hold', operationAction: 'createAuthorization' },
    verify: { group: 'hold', operationAction: 'createVerification' },
  },
  { service: 'payments', transitions: {} },
)

export type TransactionActionName = ActionNameOf<typeof transactionActions>
export type NewTransactionName = ActionNameOf<typeof newTransactionActions>
export type AllowedTransactionAction = Allowed<TransactionActionName, Rule>
