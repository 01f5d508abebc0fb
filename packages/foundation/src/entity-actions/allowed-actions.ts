import { isPossibleIn, type Realm, type Transition, type Transitions } from '@memberkit/contract'
import type { actions } from '../messages/en-US/actions.ts'
import type { Translate } from '../messages/messages.ts'
import { humanise } from '../status/status.ts'
import { type SayAction, sayIfThere } from './action-words.ts'
import type { ActedOn, EntityActions } from './define-actions.ts'

/** Why an action cannot be done now: a rule of its own, or one of these two. */
export type ObstacleTo<Own extends string = string> = Own | 'status' | 'permission'

export interface AllowedAction<Name extends string = string, Obstacle extends string = string> {
  readonly name: Name
  readonly obstacle?: ObstacleTo<Obstacle>
}

/** Who asks. */
export interface Circumstances {
  realm: Realm
  can: (permission: string) => boolean
  /** Whether the service has refused a permission during this visit. */
  isDenied?: (permission: string) => boolean
  /** In place of the table's own. */
  transitions?: Transitions
}

/** What this person may do to this entity. Staff also get what is out of reach, with the reason. */
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

/** Names of actions, in the order of the menu. */
export function namesOf<Rows extends object>(rows: Rows): (keyof Rows & string)[] {
  return Object.keys(rows) as (keyof Rows & string)[]
}

/** Whether an action is among what may be done now. */
export function isAllowed<Name extends string>(allowed: readonly AllowedAction<Name>[], name: Name): boolean {
  return allowed.some((action) => action.name === name && !action.obstacle)
}

/** What stands in an action's way. An action that is not offered cannot be done in this status. */
export function obstacleOf<Name extends string, Obstacle extends string>(
  allowed: readonly AllowedAction<Name, Obstacle>[],
  name: Name,
): ObstacleTo<Obstacle> | undefined {
  const action = allowed.find((one) => one.name === name)
  return action ? action.obstacle : 'status'
}

export interface ObstacleWords {
  /** The foundation's. */
  t: Translate<typeof actions>
  /** The kit's. */
  say: SayAction
  /** The status in words. */
  statusLabel?: string
}

/** Says why an action cannot be done now; rules of a kit's own by its message `obstacle.<rule>`. */
export function obstacleWords(obstacle: string, { t, say, statusLabel }: ObstacleWords): string {
  if (obstacle === 'permission') return t('obstaclePermission')
  if (obstacle === 'status') return statusLabel ? t('obstacleStatus', { status: statusLabel }) : t('obstacleNow')
  return sayIfThere(say, `obstacle.${obstacle}`) ?? humanise(obstacle)
}

/** Why a guide leads nowhere; `undefined` while one of its actions is possible. */
export function obstacleToAll<Name extends string, Obstacle extends string>(
  allowed: readonly AllowedAction<Name, Obstacle>[],
  names: readonly Name[],
): ObstacleTo<Obstacle> | undefined {
  const obstacles = names.map((name) => obstacleOf(allowed, name))
  return obstacles.includes(undefined) ? undefined : (obstacles.find((one) => one === 'permission') ?? obstacles[0])
}

type Named = Pick<EntityActions, 'service' | 'transitions'> & {
  readonly rows: Readonly<Record<string, { readonly word?: string }>>
}

const wordOf = ({ rows }: Pick<Named, 'rows'>, name: string) => rows[name]?.word ?? name

/** The permission that staff need for an action: that of its call (see `permissionOf`). */
export const permissionFor = (actions: Named, name: string): string => `${actions.service}.${wordOf(actions, name)}`

/** The transition of an action, in the table's own transitions or in those of a host. */
export function transitionOf(actions: Named, name: string, transitions = actions.transitions): Transition | undefined {
  return transitions[wordOf(actions, name)]
}
