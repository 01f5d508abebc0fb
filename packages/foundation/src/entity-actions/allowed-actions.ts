import { isPossibleIn, type Realm, type Transition, type Transitions } from '@memberkit/contract'
import type { ActionEntity, EntityActions } from './define-actions.ts'

/** Why an action is unavailable: a custom reason, or one of these two. */
export type UnavailableReason<Own extends string = string> = Own | 'status' | 'permission'

export interface AllowedAction<Name extends string = string, Reason extends string = string> {
  readonly name: Name
  readonly unavailableReason?: UnavailableReason<Reason>
}

/** The person and page that actions are evaluated for. */
export interface ActionContext {
  realm: Realm
  can: (permission: string) => boolean
  /** Whether the service has refused a permission during this visit. */
  isDenied?: (permission: string) => boolean
  /** Overrides the table's transitions. */
  transitions?: Transitions
}

/** Returns the actions this person can run on this entity. Staff also get unavailable ones, with the reason. */
export function allowedActions<Entity extends ActionEntity, Name extends string, Reason extends string, Facts>(
  actions: EntityActions<Entity, Name, Reason, Facts>,
  entity: Entity,
  context: ActionContext & Facts,
): AllowedAction<Name, Reason>[] {
  const { realm, can, isDenied, transitions } = context
  const isStaff = realm === 'Internal'
  const offered = namesOf(actions.rows).filter((name) => isStaff || actions.rows[name].realms?.includes(realm))
  const all = offered.map((name) => ({ name, unavailableReason: unavailableReasonFor(name) }))
  return isStaff ? all : all.filter(({ unavailableReason }) => unavailableReason === undefined)

  function unavailableReasonFor(name: Name): UnavailableReason<Reason> | undefined {
    const permission = permissionFor(actions, name)
    if (!isPossibleIn(transitionOf(actions, name, transitions), entity.status)) return 'status'
    if ((isStaff && !can(permission)) || isDenied?.(permission)) return 'permission'
    return actions.rows[name].unavailableReason?.(entity, context)
  }
}

/** Returns the names of actions in menu order. */
export function namesOf<Rows extends object>(rows: Rows): (keyof Rows & string)[] {
  return Object.keys(rows) as (keyof Rows & string)[]
}

/** Whether an action is currently allowed. */
export function isAllowed<Name extends string>(allowed: readonly AllowedAction<Name>[], name: Name): boolean {
  return allowed.some((action) => action.name === name && !action.unavailableReason)
}

type Named = Pick<EntityActions, 'service' | 'transitions'> & {
  readonly rows: Readonly<Record<string, { readonly operationAction?: string }>>
}

const operationActionOf = ({ rows }: Pick<Named, 'rows'>, name: string) => rows[name]?.operationAction ?? name

/** Returns the permission that staff need for an action: that of its operation (see `permissionOf`). */
export const permissionFor = (actions: Named, name: string): string =>
  `${actions.service}.${operationActionOf(actions, name)}`

/** Returns the transition of an action, from the table or from a host's override. */
export function transitionOf(actions: Named, name: string, transitions = actions.transitions): Transition | undefined {
  return transitions[operationActionOf(actions, name)]
}
