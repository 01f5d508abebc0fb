export { announce, type Urgency } from './announce.ts'
export { LiveRegion } from './LiveRegion.tsx'
