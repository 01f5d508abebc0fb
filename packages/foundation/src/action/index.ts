export { ActionMessage, type ActionMessageProps } from './ActionMessage.tsx'
export { type ActionPhase, type ActionState, canRetry, isBusy, type Verdict } from './phases.ts'
export type { Action, ActionOptions, Confirmation, Confirming } from './options.ts'
export { useAction } from './useAction.ts'
