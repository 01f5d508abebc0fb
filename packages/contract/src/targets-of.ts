import type { Transition } from './transitions.ts'

/** Returns the statuses that an action can lead to, from one status if given; none if the status stays. */
export function targetsOf<Status extends string>(transition: Transition<Status>, from?: Status): readonly Status[] {
  const { to = [], only } = transition
  return (from !== undefined && only?.[from]) || (typeof to === 'string' ? [to] : to)
}
