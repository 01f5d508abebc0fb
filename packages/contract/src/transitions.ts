import type { Operation } from './operation.ts'

/** The statuses an action is possible in, and the status it leads to. */
export interface Transition<Status extends string = string> {
  /** The statuses the action is possible in. Absent means any, or that it makes a new entity. */
  readonly from?: readonly Status[]
  /** The status the entity has afterwards, or those it can have. Absent means that the status stays. */
  readonly to?: Status | readonly Status[]
  /** Statuses that fewer statuses follow than `to` lists. */
  readonly only?: { readonly [From in Status]?: readonly Status[] }
  /** Present on our defaults: the specification shows no transition from status to status. */
  readonly origin?: 'assumed'
}

/** The transitions of one entity by action (see `actionOf`). An action that is not listed is possible in any status. */
export type Transitions<Status extends string = string> = { readonly [Action in string]?: Transition<Status> }

/** What a call does, in one word: the last fixed part of its action, or what its method means on a whole entity. */
export function actionOf({ action, method }: Pick<Operation, 'action' | 'method'>): string {
  const named = action.split('/').findLast((part) => part !== '' && !part.startsWith('{'))
  return named ?? { GET: 'read', POST: 'create', PUT: 'replace', DELETE: 'delete' }[method]
}

/** Whether an action is possible in a status. Without a transition it always is. */
export function isPossibleIn(transition: Transition | undefined, status: string | undefined): boolean {
  return !transition?.from || (status !== undefined && transition.from.includes(status))
}

/** The statuses an action can lead to, from one status if that is given; none where the status stays. */
export function targetsOf<Status extends string>(transition: Transition<Status>, from?: Status): readonly Status[] {
  const { to = [], only } = transition
  return (from !== undefined && only?.[from]) || (typeof to === 'string' ? [to] : to)
}

type Fixed<Part extends string, Before extends string> = Part extends '' | `{${string}}` ? Before : Part

/** The last part of a path that is no parameter. */
type LastWord<Path extends string, Before extends string = ''> = Path extends `${infer Part}/${infer Rest}`
  ? LastWord<Rest, Fixed<Part, Before>>
  : Fixed<Path, Before>

/** The words for the calls of a service module. Its own transitions are left out: they are what is being typed. */
type Words<Calls> = {
  [Name in keyof Calls as Name extends `${string}Transitions` ? never : Name]: Calls[Name] extends {
    readonly method: unknown
    readonly path: infer Path extends string
  }
    ? LastWord<Path>
    : never
}

type ActionOf<Calls> = Words<Calls>[keyof Words<Calls>] | 'create' | 'replace' | 'delete'

/** Transitions of an entity with the statuses of its enumeration and the calls of its service's module. */
export type TransitionsOf<Status extends string, Calls> = { readonly [Action in ActionOf<Calls>]?: Transition<Status> }

type Assumed<Table> = { readonly [Action in keyof Table]: Table[Action] & { readonly origin: 'assumed' } }

/**
 * Default transitions of an entity, as data: ours, because the specification shows none ("Allowed transitions are not
 * shown", section 4 of each document). Hosts replace what they know better with a spread.
 *
 * @example
 * export const invoiceTransitions = assumedTransitions({
 *   void: { from: ['ACTIVE'], to: 'VOIDED' },
 * } satisfies TransitionsOf<InvoiceStatus, typeof calls>)
 */
/* @__NO_SIDE_EFFECTS__ */
export function assumedTransitions<const Table extends Transitions>(table: Table): Assumed<Table> {
  const marked = Object.entries<Transition | undefined>(table).map(([action, transition]) => [
    action,
    { ...transition, origin: 'assumed' },
  ])
  return Object.fromEntries(marked) as Assumed<Table>
}
