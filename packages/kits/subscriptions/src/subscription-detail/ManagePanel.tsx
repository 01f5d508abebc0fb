'use client'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { ChevronEndIcon } from '@memberkit/primitives/icons'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { SubscriptionActionName } from '../shared/subscription-actions.ts'
import type { Flow } from '../subscription-list/subscription-link.ts'
import * as styles from './ManagePanel.css.ts'

export interface ManagePanelProps {
  row: SubscriptionRow
  onFlow: (flow: Flow, subscriptionId: string) => void
  canChoosePlan?: boolean
}

/** The changes a member can make now; impossible ones aren't offered. */
export function ManagePanel({ row, onFlow, canChoosePlan = false }: ManagePanelProps) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const can = (...names: SubscriptionActionName[]) => names.some((name) => isAllowed(row.actions, name))
  const changes = [
    can('updatePaymentMethod') ? (['update-payment', t('manage.method')] as const) : undefined,
    !can('updatePaymentMethod') && can('removePaymentMethod')
      ? (['update-payment', t('manage.remove')] as const)
      : undefined,
    canChoosePlan && can('updateOffer') ? (['change-plan', t('manage.plan')] as const) : undefined,
    can('updateBillingFrequency', 'updateBillCycleDay')
      ? (['change-billing', t('manage.billing')] as const)
      : undefined,
  ].filter((one) => one !== undefined)
  const canKeep = can('activate')
  const canCancel = can('cancel', 'pendingCancel')
  if (!canKeep && !canCancel && changes.length === 0) return null
  return (
    <ScreenOnly>
      <Card
        title={t('manage')}
        level={3}
        isFlush
        footer={
          canCancel ? (
            <div className={styles.alone}>
              <Button onPress={() => onFlow('cancel', row.id)}>{words('cancel')}</Button>
            </div>
          ) : undefined
        }
      >
        {canKeep ? (
          <div className={styles.first}>
            <Button tone="primary" onPress={() => onFlow('keep', row.id)}>
              {words('keep')}
            </Button>
          </div>
        ) : null}
        {changes.length > 0 ? (
          <ul className={styles.rows} aria-label={t('manage')}>
            {changes.map(([flow, label]) => (
              <li key={flow} className={styles.row}>
                <Button tone="quiet" onPress={() => onFlow(flow, row.id)}>
                  {label}
                  <ChevronEndIcon />
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
    </ScreenOnly>
  )
}
