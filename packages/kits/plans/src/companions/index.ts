export type { CompanionsEvents } from './events.ts'
