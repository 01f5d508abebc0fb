'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { staffMessages } from '../messages/namespaces.ts'
import type { Obstacle } from '../shared/invoice-actions.rules.ts'
import { shownStatus } from '../shared/invoice-status.rules.ts'
import type { Invoice } from '../shared/received.ts'
import { useStatusLooks } from '../shared/useStatusLooks.ts'

/** Says why an action cannot be done to an invoice now. */
export function useObstacleWords(invoice: Invoice): (obstacle: Obstacle) => string {
  const t = useMessages(staffMessages)
  const looks = useStatusLooks()
  return (obstacle) =>
    obstacle === 'status'
      ? t('obstacle.status', { status: statusOf(looks, shownStatus(invoice)).label })
      : t(`obstacle.${obstacle}`)
}
