import { ResolutionQueue, type ResolutionQueueProps } from '@memberkit/resolutions/queue'
import type { PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The queue as a host shows it: what a press on a row opens is the host's page. */
export function Queue(props: ResolutionQueueProps) {
  return <ResolutionQueue directoryGroup="resolutions" onOpen={() => {}} {...props} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '720px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/cases', ...more },
})
