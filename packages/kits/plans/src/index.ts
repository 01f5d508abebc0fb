export type { PlansEvent, PlansEventTable } from './events.ts'
export * from './picker/index.ts'
export * from './companions/index.ts'
