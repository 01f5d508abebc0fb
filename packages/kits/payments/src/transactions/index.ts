export type { TransactionsEvents } from './events.ts'
