import type { ActionState } from '@memberkit/foundation/action'

/**
 * Whether what has changed says enough of an outcome: a change by somebody else, or by this person's other window, which
 * is over once it shows.
 */
export const isSaidByChange = (state: ActionState<unknown>): boolean =>
  state.phase === 'conflict' || (state.phase === 'refused' && state.reason === 'busy')
