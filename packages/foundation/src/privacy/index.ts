export { Masked, type MaskedProps, revealDuration } from './Masked.tsx'
export { replayBlock, replayMask } from './replay.ts'
