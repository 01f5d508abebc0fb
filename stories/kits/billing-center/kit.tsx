import { BillingCenter, type BillingCenterProps } from '@memberkit/billing-center'
import { createTestTokenizer } from '@memberkit/payments/tokenizers/test'
import { testVendorUrl } from '@memberkit/testing/test-vendor'
import { useState } from 'react'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'
import { changeSlots } from '../subscriptions/kit.tsx'

const payee = { name: 'Example Plans Inc.', contact: 'billing@example.com, 1-800-555-0100' }

/** The page as a host mounts it, for whoever the scenario is about. */
export function Center(props: Omit<BillingCenterProps, 'identityId'>) {
  const [tokenizer] = useState(() => createTestTokenizer({ url: testVendorUrl() }))
  return (
    <BillingCenter
      {...{ tokenizer, payee }}
      plans={{ changeSlots }}
      {...props}
      identityId={platformOf().subject.identityId}
    />
  )
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '900px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/billing', ...more },
})
