export { ActingAsBanner } from './ActingAsBanner.tsx'
