import { attemptFrCA } from '@memberkit/parts/messages/fr-CA'
import { transactionDetailFrCA } from './detail/fr-CA.ts'

// Loaded in one file with what is opened from the list.
export const tables = {
  'payments.transactions.detail': transactionDetailFrCA,
  'parts.attempt': attemptFrCA,
}
