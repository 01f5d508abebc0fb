import { transactionStatusTones } from '@memberkit/contract/labels/commerce/payments/tones'
import { transactionMessages } from '../../messages/namespaces.ts'

/** How the status of a transaction is shown: in plain words to members, in the platform's own to staff. */
export const transactionLooks = {
  enumeration: 'TransactionStatus',
  tones: transactionStatusTones,
  plain: transactionMessages,
} as const
