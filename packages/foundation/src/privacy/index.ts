export { Masked, type MaskedProps, revealTime } from './Masked.tsx'
export { replayMask } from './replay.ts'
