import { targetsOf, type Transition as Rule } from '@memberkit/contract'

/** What can be done to an entity: from which states, and to which one; without `to` its state stays. */
export interface Transition<State extends string = string> {
  name: string
  from: readonly State[]
  to?: State
}

/** A transition of the contract as it is drawn: one for each state it can lead to, or one that stays. */
export function drawn<State extends string>(
  name: string,
  rule: Rule<State>,
  states: readonly State[],
): Transition<State>[] {
  const { from = states, only = {} } = rule
  const targets = targetsOf(rule)
  if (targets.length === 0) return [{ name, from }]
  const narrowed: Partial<Record<State, readonly State[]>> = only
  const every = [
    ...new Set([...targets, ...Object.values<readonly State[] | undefined>(narrowed).flatMap((to) => to ?? [])]),
  ]
  return every.map((to) => ({
    name: every.length === 1 ? name : `${name}: ${to}`,
    from: from.filter((state) => targetsOf(rule, state).includes(to)),
    to,
  }))
}

/** What leads on from a state, and what leaves it as it is. */
export function from<State extends string>(state: State, transitions: readonly Transition<State>[]) {
  const possible = transitions.filter((one) => one.from.includes(state))
  return {
    leadsOn: possible.filter(({ to }) => to !== undefined && to !== state),
    stays: possible.filter(({ to }) => to === undefined || to === state),
  }
}

/**
 * The column of each state: after all the states that lead to it. States that lead to one another share a column.
 */
export function ranksOf<State extends string>(states: readonly State[], transitions: readonly Transition<State>[]) {
  const next = (state: State) => from(state, transitions).leadsOn.map(({ to }) => to!)
  const reach = new Map(states.map((state) => [state, reachable(state, next)]))
  const isBefore = (one: State, other: State) => reach.get(one)!.has(other) && !reach.get(other)!.has(one)
  const ranks = new Map<State, number>()
  const rankOf = (state: State): number => {
    const known = ranks.get(state)
    if (known !== undefined) return known
    const rank = 1 + Math.max(-1, ...states.filter((other) => isBefore(other, state)).map(rankOf))
    ranks.set(state, rank)
    return rank
  }
  states.forEach(rankOf)
  return ranks
}

function reachable<State>(start: State, next: (state: State) => readonly State[]) {
  const found = new Set<State>()
  const visit = (state: State) => {
    for (const one of next(state)) {
      if (found.has(one)) continue
      found.add(one)
      visit(one)
    }
  }
  visit(start)
  return found
}
