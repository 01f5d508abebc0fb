import type { MessageTable } from '@memberkit/foundation/messages'

export const transactionDetailEnUS = {
  back: 'All transactions',
  noun: 'this transaction',
  loading: 'Loading transaction',
  print: 'Print',
  about: 'About this transaction',
  invoice: 'Invoice',
  reason: 'Bank’s reason',
  reference: 'Reference',
  reconciliation: 'Reconciliation ID',
  copy: 'Copy the ID',
  copied: 'Copied',
  copyFailed: 'Not copied. Press Ctrl+C to copy what is selected.',
  TIMEDOUT: 'The bank hasn’t answered',
  CREATED: 'On its way to the bank',
  awaited: 'We’re checking. This page changes once we know more.',
  noAnswer: 'We no longer expect an answer. Whether money moved isn’t known: the bank’s statement tells.',
  approved: 'Approved',
  refunded: 'Refunded',
  left: 'Left to refund',
  chain: 'Related transactions',
  'chain.this': 'This transaction',
  'chain.open': 'Open',
  'chain.openOne': 'Open {transaction}',
  'chain.concluded':
    'Matched by invoice, payment method, amount and time. The platform doesn’t say which transactions belong together.',
  'chain.alone': 'Nothing else is known to belong to it.',
  'chain.unlinked':
    'We can’t tell which payment or hold this belongs to: the platform doesn’t say, and more than one fits or none does.',
  'chain.possible': 'Less may be left to refund',
  'chain.possibleText': 'We can’t tell which payment these belong to. They may be of this one: {refunds}.',
  'chain.unread': {
    one: '{count} transaction couldn’t be read. It may belong here, and it isn’t in any sum.',
    other: '{count} transactions couldn’t be read. They may belong here, and they aren’t in any sum.',
  },
} as const satisfies MessageTable
