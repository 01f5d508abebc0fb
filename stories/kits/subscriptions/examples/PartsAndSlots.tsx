import { Alert } from '@memberkit/primitives/alert'
import { SubscriptionList } from '@memberkit/subscriptions'
import { CancelFlow } from '@memberkit/subscriptions/flows'

/** Something of your own before the list, and in place of what an empty one says. */
export function PlansWithNotice({ identityId }: { identityId: string }) {
  return (
    <SubscriptionList
      identityId={identityId}
      slots={{
        before: <Alert tone="info">Plans of your employer are in your benefits portal.</Alert>,
        empty: <Alert tone="neutral">Your employer pays for your plan.</Alert>,
      }}
    />
  )
}

interface CancellationProps {
  identityId: string
  subscriptionId: string
  onLeave: () => void
}

/** One flow on a page of your own, with the one offer and what only you know. */
export function Cancellation({ identityId, subscriptionId, onLeave }: CancellationProps) {
  return (
    <CancelFlow
      identityId={identityId}
      subscriptionId={subscriptionId}
      onLeave={onLeave}
      survey={false}
      saveOffer={{
        title: 'Another price for three months',
        children: '$19.95 a month for three months, then the usual price.',
        acceptLabel: 'Take this price',
        onAccept: () => location.assign('/offers/three-months'),
      }}
      slots={{ refund: 'We refund whole months that you have paid in advance.' }}
    />
  )
}
