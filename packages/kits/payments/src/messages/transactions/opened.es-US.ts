import { attemptEsUS } from '@memberkit/parts/messages/es-US'
import { transactionDetailEsUS } from './detail/es-US.ts'

// Loaded in one file with what is opened from the list.
export const tables = {
  'payments.transactions.detail': transactionDetailEsUS,
  'parts.attempt': attemptEsUS,
}
