'use client'
import { ScreenOnly } from '@memberkit/foundation/detail'
import { isAllowed } from '@memberkit/foundation/entity-actions'
import { useMessages } from '@memberkit/foundation/messages'
import { Inline } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Card } from '@memberkit/primitives/card'
import { detailMessages, listMessages } from '../messages/namespaces.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import type { SubscriptionActionName } from '../shared/subscription-actions.ts'
import type { Flow } from '../subscription-list/subscription-link.ts'

export interface ManagePanelProps {
  row: SubscriptionRow
  onFlow: (flow: Flow, subscriptionId: string) => void
  canChoosePlan?: boolean
}

/** What a member can change now; what isn't possible isn't offered. */
export function ManagePanel({ row, onFlow, canChoosePlan = false }: ManagePanelProps) {
  const t = useMessages(detailMessages)
  const words = useMessages(listMessages)
  const can = (...names: SubscriptionActionName[]) => names.some((name) => isAllowed(row.actions, name))
  const offered = [
    can('activate') ? (['keep', words('keep'), 'primary'] as const) : undefined,
    can('updatePaymentMethod') ? (['update-payment', t('manage.method')] as const) : undefined,
    !can('updatePaymentMethod') && can('removePaymentMethod')
      ? (['update-payment', t('manage.remove')] as const)
      : undefined,
    canChoosePlan && can('updateOffer') ? (['change-plan', t('manage.plan')] as const) : undefined,
    can('updateBillingFrequency', 'updateBillCycleDay')
      ? (['change-billing', t('manage.billing')] as const)
      : undefined,
    can('cancel', 'pendingCancel') ? (['cancel', words('cancel')] as const) : undefined,
  ].filter((one) => one !== undefined)
  if (offered.length === 0) return null
  return (
    <ScreenOnly>
      <Card title={t('manage')} level={3}>
        <Inline gap="sm">
          {offered.map(([flow, label, tone]) => (
            <Button key={label} tone={tone} onPress={() => onFlow(flow, row.id)}>
              {label}
            </Button>
          ))}
        </Inline>
      </Card>
    </ScreenOnly>
  )
}
