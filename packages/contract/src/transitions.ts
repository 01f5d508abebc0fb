/** The statuses that allow an action, and the status it leads to. */
export interface Transition<Status extends string = string> {
  /** The statuses that allow the action. Absent means any, or that it creates an entity. */
  readonly from?: readonly Status[]
  /** The resulting status or statuses. Absent means that the status stays. */
  readonly to?: Status | readonly Status[]
  /** Source statuses that lead to fewer statuses than `to` lists. */
  readonly only?: { readonly [From in Status]?: readonly Status[] }
  /** Present on default transitions: the specification shows none. */
  readonly origin?: 'assumed'
}

/** The transitions of an entity by action (see `actionOf`). An unlisted action is possible in any status. */
export type Transitions<Status extends string = string> = { readonly [Action in string]?: Transition<Status> }

/** Whether a status allows an action. Always true without a transition. */
export function isPossibleIn(transition: Transition | undefined, status: string | undefined): boolean {
  return !transition?.from || (status !== undefined && transition.from.includes(status))
}

type Fixed<Part extends string, Before extends string> = Part extends '' | `{${string}}` ? Before : Part

/** The last segment of a path that isn't a parameter. */
type LastWord<Path extends string, Before extends string = ''> = Path extends `${infer Part}/${infer Rest}`
  ? LastWord<Rest, Fixed<Part, Before>>
  : Fixed<Path, Before>

/** The action words of a service module's operations. Excludes its own transitions, which are being typed. */
type Words<Calls> = {
  [Name in keyof Calls as Name extends `${string}Transitions` ? never : Name]: Calls[Name] extends {
    readonly method: unknown
    readonly path: infer Path extends string
  }
    ? LastWord<Path>
    : never
}

type ActionOf<Calls> = Words<Calls>[keyof Words<Calls>] | 'create' | 'replace' | 'delete'

/** Transitions of an entity, typed by its statuses and its service module's operations. */
export type TransitionsOf<Status extends string, Calls> = { readonly [Action in ActionOf<Calls>]?: Transition<Status> }

type Assumed<Table> = { readonly [Action in keyof Table]: Table[Action] & { readonly origin: 'assumed' } }

/**
 * Defines an entity's default transitions as data: assumed, because the specification shows none ("Allowed transitions
 * are not shown", section 4 of each document). Hosts override them with a spread.
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
