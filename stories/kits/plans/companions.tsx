import type { PlatformParameters } from '../../../.storybook/scenario.tsx'

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '640px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/plans', ...more },
})

/** A width at which the container is narrow. */
export const narrow = { pictures: { widths: [360] } }
