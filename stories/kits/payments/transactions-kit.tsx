import type { MockPlatform } from '@memberkit/fixtures'
import { Transactions, type TransactionsProps } from '@memberkit/payments'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The transactions as a host mounts them, for whoever the scenario is about. */
export function TransactionsKit(props: Omit<TransactionsProps, 'identityId'>) {
  return <Transactions {...props} identityId={platformOf().subject.identityId} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '640px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/transactions', ...more },
})

/** The address of the transaction that the scenario is about. */
export const opened = ({ subject }: MockPlatform) => `/transactions?transaction=${subject.entityId}`

export const at = (transactionId: string) => ({ address: `/transactions?transaction=${transactionId}` })
