export type { Labels } from './labels.ts'
