export type { MethodsEvents } from './events.ts'
