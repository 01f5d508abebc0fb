import { InvoiceList, type InvoiceListProps } from '@memberkit/invoices'
import type { MockPlatform } from '@memberkit/fixtures'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The kit as a host mounts it, for whoever the scenario is about. */
export function Kit(props: Omit<InvoiceListProps, 'identityId'>) {
  return <InvoiceList {...props} identityId={platformOf().subject.identityId} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '640px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/billing', ...more },
})

/** The address of the invoice that the scenario is about. */
export const opened = ({ subject }: MockPlatform) => `/billing?invoice=${subject.invoiceId}`
export const paying = (platform: MockPlatform) => `${opened(platform)}&flow=pay`
