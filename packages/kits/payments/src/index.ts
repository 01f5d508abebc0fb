export type { PaymentsEvent, PaymentsEventTable } from './events.ts'
export * from './methods/index.ts'
export * from './transactions/index.ts'
