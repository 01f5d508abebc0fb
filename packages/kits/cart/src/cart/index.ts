export type { CartEvents } from './events.ts'
