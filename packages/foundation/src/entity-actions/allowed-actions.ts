import { isPossibleIn, type Realm, type Transition, type Transitions } from '@memberkit/contract'
import type { ActedOn, EntityActions } from './define-actions.ts'

/** Why an action is unavailable: a custom reason, or one of these two. */
export type ObstacleTo<Own extends string = string> = Own | 'status' | 'permission'

export interface AllowedAction<Name extends string = string, Obstacle extends string = string> {
  readonly name: Name
  readonly obstacle?: ObstacleTo<Obstacle>
}

/** The person and page that actions are evaluated for. */
export interface Circumstances {
  realm: Realm
  can: (permission: string) => boolean
  /** Whether the service has refused a permission during this visit. */
  isDenied?: (permission: string) => boolean
  /** Overrides the table's transitions. */
  transitions?: Transitions
}

/** Returns the actions this person can run on this entity. Staff also get unavailable ones, with the reason. */
export function allowedActions<Entity extends ActedOn, Name extends string, Obstacle extends string, Facts>(
  actions: EntityActions<Entity, Name, Obstacle, Facts>,
  entity: Entity,
  circumstances: Circumstances & Facts,
): AllowedAction<Name, Obstacle>[] {
  const { realm, can, isDenied, transitions } = circumstances
  const isStaff = realm === 'Internal'
  const offered = namesOf(actions.rows).filter((name) => isStaff || actions.rows[name].realms?.includes(realm))
  const all = offered.map((name) => ({ name, obstacle: obstacleTo(name) }))
  return isStaff ? all : all.filter(({ obstacle }) => obstacle === undefined)

  function obstacleTo(name: Name): ObstacleTo<Obstacle> | undefined {
    const permission = permissionFor(actions, name)
    if (!isPossibleIn(transitionOf(actions, name, transitions), entity.status)) return 'status'
    if ((isStaff && !can(permission)) || isDenied?.(permission)) return 'permission'
    return actions.rows[name].obstacle?.(entity, circumstances)
  }
}

/** Returns the names of actions in menu order. */
export function namesOf<Rows extends object>(rows: Rows): (keyof Rows & string)[] {
  return Object.keys(rows) as (keyof Rows & string)[]
}

/** Whether an action is currently allowed. */
export function isAllowed<Name extends string>(allowed: readonly AllowedAction<Name>[], name: Name): boolean {
  return allowed.some((action) => action.name === name && !action.obstacle)
}

type Named = Pick<EntityActions, 'service' | 'transitions'> & {
  readonly rows: Readonly<Record<string, { readonly word?: string }>>
}

const wordOf = ({ rows }: Pick<Named, 'rows'>, name: string) => rows[name]?.word ?? name

/** Returns the permission that staff need for an action: that of its operation (see `permissionOf`). */
export const permissionFor = (actions: Named, name: string): string => `${actions.service}.${wordOf(actions, name)}`

/** Returns the transition of an action, from the table or from a host's override. */
export function transitionOf(actions: Named, name: string, transitions = actions.transitions): Transition | undefined {
  return transitions[wordOf(actions, name)]
}
