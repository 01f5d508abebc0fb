import type { actions } from '../messages/en-US/actions.ts'
import type { Translate } from '../messages/messages.ts'
import { humanise } from '../status/status.ts'
import { type SayAction, sayIfThere } from './action-words.ts'
import type { AllowedAction, ObstacleTo } from './allowed-actions.ts'

/** Returns why an action is unavailable. An action that isn't offered isn't possible in this status. */
export function obstacleOf<Name extends string, Obstacle extends string>(
  allowed: readonly AllowedAction<Name, Obstacle>[],
  name: Name,
): ObstacleTo<Obstacle> | undefined {
  const action = allowed.find((one) => one.name === name)
  return action ? action.obstacle : 'status'
}

export interface ObstacleWords {
  /** Messages of the foundation. */
  t: Translate<typeof actions>
  /** Messages of the kit. */
  say: SayAction
  /** The status label. */
  statusLabel?: string
}

/** Says why an action is unavailable; a kit's own reasons by its message `obstacle.<rule>`. */
export function obstacleWords(obstacle: string, { t, say, statusLabel }: ObstacleWords): string {
  if (obstacle === 'permission') return t('obstaclePermission')
  if (obstacle === 'status') return statusLabel ? t('obstacleStatus', { status: statusLabel }) : t('obstacleNow')
  return sayIfThere(say, `obstacle.${obstacle}`) ?? humanise(obstacle)
}

/** Returns why a guide is unavailable; `undefined` while one of its actions is possible. */
export function obstacleToAll<Name extends string, Obstacle extends string>(
  allowed: readonly AllowedAction<Name, Obstacle>[],
  names: readonly Name[],
): ObstacleTo<Obstacle> | undefined {
  const obstacles = names.map((name) => obstacleOf(allowed, name))
  return obstacles.includes(undefined) ? undefined : (obstacles.find((one) => one === 'permission') ?? obstacles[0])
}
