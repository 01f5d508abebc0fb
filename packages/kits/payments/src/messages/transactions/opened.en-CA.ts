import { attemptEnCA } from '@memberkit/parts/messages/en-CA'
import { transactionDetailEnUS } from './detail/en-US.ts'

// Loaded in one file with what is opened from the list.
export const tables = {
  'payments.transactions.detail': transactionDetailEnUS,
  'parts.attempt': attemptEnCA,
}
