export { Masked, type MaskedProps, revealDuration } from './Masked.tsx'
export { replayMask } from './replay.ts'
