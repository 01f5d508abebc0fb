import { CoverageList, type CoverageListProps } from '@memberkit/entitlements'
import type { MockPlatform } from '@memberkit/fixtures'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The kit as a host mounts it, for whoever the scenario is about. */
export function Kit(props: Omit<CoverageListProps, 'identityId'>) {
  return <CoverageList {...props} identityId={platformOf().subject.identityId} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '640px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/coverage', ...more },
})

/** The address of the plan that the scenario is about. */
export const opened = ({ subject }: MockPlatform) => `/coverage?plan=${subject.entityId}`
