import { TierPicker, type TierPickerProps } from '@memberkit/plans'
import type { PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The picker as a host mounts it: the legal plans that a brand sells directly. */
export function Picker(props: Partial<TierPickerProps>) {
  return <TierPicker brand="example" productGroup="legal" channel="D2C" {...props} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '760px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/plans', ...more },
})
