import type { Provider } from '../../shared/received.ts'

/** Returns the states whose bar a lawyer is admitted to today: an admission can have lapsed. */
export const admittedIn = ({ barStates = [] }: Pick<Provider, 'barStates'>) =>
  barStates.flatMap(({ state, isActive }) => (state && isActive !== false ? [state] : []))
