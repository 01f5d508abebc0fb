export type { CompanionsEvents } from './events.ts'
export * from '../families/index.ts'
export * from '../eligibility/index.ts'
export * from '../compare/index.ts'
