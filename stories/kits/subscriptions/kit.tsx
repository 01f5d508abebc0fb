import type { MockPlatform } from '@memberkit/fixtures'
import { Button } from '@memberkit/primitives/button'
import { type ChangeSlots, SubscriptionList, type SubscriptionListProps } from '@memberkit/subscriptions'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

/** The kit as a host mounts it, for whoever the scenario is about. */
export function Kit(props: Omit<SubscriptionListProps, 'identityId'>) {
  return <SubscriptionList {...props} identityId={platformOf().subject.identityId} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '640px' } } }

/** Pictured on a phone too, in one brand of each scheme. */
export const onPhonesToo = { pictures: { widths: [360], isOfOneBrand: true } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/billing', ...more },
})

/** The address of the subscription that the scenario is about, and of a flow of it. */
export const opened =
  (flow?: string) =>
  ({ subject }: MockPlatform) =>
    `/billing?subscription=${subject.entityId}${flow ? `&flow=${flow}` : ''}`

/** What a host gives for changes; a real one shows its plan picker. */
export const changeSlots: ChangeSlots = {
  planPicker: ({ onChoose }) => (
    <div>
      <Button
        onPress={() =>
          onChoose({
            items: [{ type: 'PRODUCT', productId: 'product-legal-family', label: 'Legal Plan Family', price: '29.95' }],
          })
        }
      >
        Choose Legal Plan Family alone
      </Button>
    </div>
  ),
  addMethod: ({ onAdded }) => <Button onPress={() => onAdded({ id: 'pm-2' })}>Save this card</Button>,
}
