import type { ActionState } from '@memberkit/foundation/action'

/** Whether the service has refused an action for want of a permission: its message says so, and no input changes that. */
export const isDenied = (state: ActionState<unknown>): boolean => state.phase === 'refused' && state.reason === 'denied'
