import { transactionStaffFrCA } from './staff/fr-CA.ts'

export const tables = { 'payments.transactions.staff': transactionStaffFrCA }
