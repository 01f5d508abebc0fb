import { transactionStaffEnUS } from './staff/en-US.ts'

export const tables = { 'payments.transactions.staff': transactionStaffEnUS }
