export { announce, type Politeness } from './announce.ts'
export { LiveRegion } from './LiveRegion.tsx'
