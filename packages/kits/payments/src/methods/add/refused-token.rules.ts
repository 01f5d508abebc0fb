import type { ActionState } from '@memberkit/foundation/action'

/** Refusals that come before anybody looks at the token. */
const others: ReadonlySet<string> = new Set(['signedOut', 'denied', 'rateLimited', 'busy'])

/** Whether the token may be what was refused: then another one is needed. */
export function mayRefuseToken(state: ActionState<unknown>): boolean {
  return state.phase === 'refused' && !others.has(state.reason)
}
