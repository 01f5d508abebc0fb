'use client'
import { ActionMenuItems } from '@memberkit/foundation/entity-actions/menu'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useLooks } from '@memberkit/parts/labels'
import { EllipsisIcon } from '@memberkit/primitives/icons'
import { Menu } from '@memberkit/primitives/menu'
import { manageMessages } from '../messages/namespaces.ts'
import { statusLooks } from '../shared/looks.ts'
import type { SubscriptionRow } from '../shared/row.rules.ts'
import { type SubscriptionActionName, subscriptionActions } from '../shared/subscription-actions.ts'
import { subscriptionName } from '../shared/subscription-name.ts'
import { SubscriptionActionPart } from './manage-parts.ts'

export interface SubscriptionMenuProps {
  row: Pick<SubscriptionRow, 'subscription' | 'actions'>
  size?: 'medium' | 'small'
  /** Whoever shows the subscription shows the dialog: the menu may be gone before it. */
  onChoose: (intent: SubscriptionActionName) => void
}

/** The menu of staff actions on a subscription, for its page. */
export function SubscriptionMenu({ row, size, onChoose }: SubscriptionMenuProps) {
  const t = useMessages(manageMessages)
  if (row.actions.length === 0) return null
  return (
    <Menu label={t('actions')} align="end" size={size}>
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

/** The same at the end of a row. */
export function SubscriptionRowMenu({ row, onChoose }: SubscriptionMenuProps) {
  const t = useMessages(manageMessages)
  if (row.actions.length === 0) return null
  const plan = subscriptionName(row.subscription)
  return (
    <Menu label={t('actions.of', { plan })} icon={<EllipsisIcon />} size="small" align="end">
      <Items row={row} onChoose={onChoose} />
    </Menu>
  )
}

function Items({ row: { subscription, actions }, onChoose }: Pick<SubscriptionMenuProps, 'row' | 'onChoose'>) {
  const looks = useLooks(statusLooks)
  return (
    <ActionMenuItems
      actions={subscriptionActions}
      allowed={actions}
      messages={manageMessages}
      statusLabel={statusOf(looks, subscription.status).label}
      onChoose={onChoose}
      onIntent={SubscriptionActionPart.preload}
    />
  )
}
