export type { Emit, FoundationEvent, FoundationEvents, KitEvent, KitEvents, LoadFailure } from './events.ts'
export { useEmit } from './useEmit.ts'
