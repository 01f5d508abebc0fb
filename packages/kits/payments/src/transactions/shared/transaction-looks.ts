import { transactionStatusTones } from '@memberkit/contract/labels/commerce/payments/tones'

/** The look of a transaction's status: in the words of the contract. */
export const transactionLooks = {
  enumeration: 'TransactionStatus',
  tones: transactionStatusTones,
} as const
