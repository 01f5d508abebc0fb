export { type Tone, tones } from '../internal/tones.ts'
export { StatusBadge, type StatusBadgeProps } from './StatusBadge.tsx'
