import { TierPicker, type TierPickerProps } from '@memberkit/plans'
import { Button } from '@memberkit/primitives/button'
import { useQueryClient } from '@tanstack/react-query'
import type { PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The picker as a host mounts it: the legal plans that a brand sells directly. */
export function Picker(props: Partial<TierPickerProps>) {
  return <TierPicker brand="example" productGroup="legal" channel="D2C" {...props} />
}

/** A control of the host that reads everything again, as a window does that comes back to the front. */
export function Refetch() {
  const queryClient = useQueryClient()
  return (
    <div>
      <Button onPress={() => void queryClient.invalidateQueries()}>The host reads again</Button>
    </div>
  )
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '760px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/plans', ...more },
})
