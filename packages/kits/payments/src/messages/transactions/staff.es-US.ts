import { transactionStaffEsUS } from './staff/es-US.ts'

export const tables = { 'payments.transactions.staff': transactionStaffEsUS }
