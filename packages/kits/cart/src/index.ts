export type { CartEvent, CartEventTable } from './events.ts'
export * from './cart/index.ts'
export * from './purchase/index.ts'
export * from './orders/index.ts'
