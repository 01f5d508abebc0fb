export type { Tone, Tones } from './labels.ts'
export * from './commerce/invoices.tones.ts'
export * from './commerce/payments.tones.ts'
