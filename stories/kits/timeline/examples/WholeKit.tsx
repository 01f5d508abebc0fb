import { subscriptionJournal, subscriptionMaxClock } from '@memberkit/contract/commerce/subscriptions'
import { EntityJournal, NoteList } from '@memberkit/timeline'

interface RecordProps {
  identityId: string
  subscriptionId: string
  entitlementId: string
}

/** What people wrote about a plan, and what happened to its subscription. */
export function PlanRecord({ identityId, subscriptionId, entitlementId }: RecordProps) {
  return (
    <>
      <NoteList identityId={identityId} subject={{ type: 'ENTITLEMENT', id: entitlementId }} />
      <EntityJournal journal={subscriptionJournal} maxClock={subscriptionMaxClock} entityId={subscriptionId} />
    </>
  )
}
