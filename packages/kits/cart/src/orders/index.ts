export type { OrdersEvents } from './events.ts'
