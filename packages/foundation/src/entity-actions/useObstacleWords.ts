'use client'
import { humanise } from '../status/status.ts'
import { actionMessages } from '../messages/actions.ts'
import type { MessageNamespace } from '../messages/messages.ts'
import { useMessages } from '../messages/useMessages.ts'
import { type SayAction, sayIfThere } from './action-words.ts'

/** Says why an action cannot be done now; rules of a kit's own by its message `obstacle.<rule>`. */
export function useObstacleWords(
  words: MessageNamespace<unknown>,
  statusLabel: string | undefined,
): (obstacle: string) => string {
  const t = useMessages(actionMessages)
  const say = useMessages(words) as unknown as SayAction
  return (obstacle) => {
    if (obstacle === 'permission') return t('obstaclePermission')
    if (obstacle === 'status') return statusLabel ? t('obstacleStatus', { status: statusLabel }) : t('obstacleNow')
    return sayIfThere(say, `obstacle.${obstacle}`) ?? humanise(obstacle)
  }
}
