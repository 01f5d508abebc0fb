export type { Tone, Tones } from './labels.ts'
