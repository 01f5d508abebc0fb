import type { Operation } from '@memberkit/contract'
import * as payments from '@memberkit/contract/commerce/payments'

/** What is read, and what for. */
export const reads: readonly (readonly [Operation, string])[] = [
  [payments.findTransactions, 'The transactions of an identity or of one invoice; also to settle a lost answer'],
  [payments.listPaymentMethods, 'The names of their payment methods; without them, rows go unnamed'],
  [payments.checkCooldown, 'Whether and until when a method has to rest, before staff charge it'],
]

/** What staff can do, what is sent, and what can't be known. */
export const moves: readonly (readonly [Operation, string, string])[] = [
  [payments.createSale, 'New payment: authorizes and charges at once', 'Method, amount, currency'],
  [
    payments.createChargeV2,
    'New charge; `chargeVersion={1}` takes the older call',
    'Method, amount, currency, invoice',
  ],
  [payments.createAuthorization, 'New authorization: holds an amount', 'Method, amount, currency'],
  [payments.createVerification, 'New verification: moves no money', 'Method, currency'],
  [payments.createRefund, 'Refund of a charge or a sale, at most what is left', 'Amount, reason'],
  [payments.reverseAuthorization, 'Release of an authorization', 'Nothing'],
]

/** How far it is known that transactions belong together. */
export const links = [
  ['A reason that is the ID of an earlier transaction', 'Stated', 'The chain as it is'],
  [
    'Exactly one earlier approved transaction with the same invoice, method and currency, and at least the amount',
    'Concluded',
    'The chain, and that we concluded it',
  ],
  ['Anything else', 'Unknown', 'The transaction alone, and refunds that may belong to it'],
] as const

/** What an answer of the bank means for the next step. */
export const answers = [
  ['APPROVED', 'What was done, and for how much', 'Done'],
  ['DECLINED', 'That the bank declined it, and why', 'Try again after the cooldown, or choose another method'],
  ['HARD_DECLINED', 'That the bank declined the method permanently', 'Choose another method'],
  ['TIMEDOUT', 'That nobody knows yet; the method waits for an hour', 'Check now'],
  ['CREATED', 'That it is on its way', 'Close; the list follows it'],
  ['No answer', 'That we are looking, for half a minute', 'Then check again, or send again knowing the risk'],
] as const

export const optimism = [
  ['Filters, order, pages', 'Local', 'There is nothing to fail'],
  [
    'Everything that moves money',
    'Confirmed',
    'What was entered stays. After a lost answer the transactions are read first',
  ],
] as const
