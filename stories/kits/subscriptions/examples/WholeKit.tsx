import { SubscriptionList } from '@memberkit/subscriptions'

interface PlansProps {
  identityId: string
  /** Where your own code shows the open invoices of a subscription. */
  onPay: (subscriptionId: string) => void
  onCancelled: (subscriptionId: string) => void
}

/** The plans, each plan, its changes, cancelling and keeping it and, for staff, the table and every action. */
export function Plans({ identityId, onPay, onCancelled }: PlansProps) {
  return (
    <SubscriptionList
      identityId={identityId}
      onPay={onPay}
      onEvent={(event) => {
        if (event.type !== 'subscriptions.plan.changed') return
        if (event.data.action === 'cancel' || event.data.action === 'pendingCancel')
          onCancelled(event.data.subscriptionId)
      }}
    />
  )
}
