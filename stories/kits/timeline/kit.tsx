import { subscriptionJournal, subscriptionMaxClock } from '@memberkit/contract/commerce/subscriptions'
import { EntityJournal, type EntityJournalProps, NoteList, type NoteListProps } from '@memberkit/timeline'
import { ContractHistories, type ContractHistoriesProps } from '@memberkit/timeline/contracts'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The journal of the subscription that the scenario is about. */
export function Journal(props: Partial<EntityJournalProps>) {
  return (
    <EntityJournal
      journal={subscriptionJournal}
      maxClock={subscriptionMaxClock}
      entityId={platformOf().subject.entityId ?? ''}
      {...props}
    />
  )
}

/** The notes about whoever the scenario is about. */
export function Notes(props: Partial<NoteListProps>) {
  return <NoteList identityId={platformOf().subject.identityId} {...props} />
}

/** The contracts of the entitlement that the scenario is about. */
export function Contracts(props: Partial<ContractHistoriesProps>) {
  const { identityId, entityId } = platformOf().subject
  return <ContractHistories identityId={identityId} entitlementId={entityId ?? ''} {...props} />
}

/** Notes about a plan: new ones can be written. */
export const aboutPlan = { type: 'ENTITLEMENT', id: 'ent-1' } as const

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '640px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/history', ...more },
})
