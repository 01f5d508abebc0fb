export { ActionMessage, type ActionMessageProps } from './ActionMessage.tsx'
export { type ActionPhase, type ActionState, canRetry, isBusy, type Verdict } from './phases.ts'
export { type Action, type ActionOptions, type Confirmation, useAction } from './useAction.ts'
