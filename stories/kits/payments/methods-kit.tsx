import { PaymentMethods, type PaymentMethodsProps } from '@memberkit/payments'
import { createTestTokenizer, type TestVendorOptions } from '@memberkit/payments/tokenizers/test'
import { testVendorUrl } from '@memberkit/testing/test-vendor'
import { useMemo } from 'react'
import { platformOf, type PlatformParameters } from '../../../.storybook/scenario.tsx'

export const payee = { name: 'Example Plans Inc.', contact: 'billing@example.com, 1-800-555-0100' }

export interface WalletProps extends Omit<PaymentMethodsProps, 'identityId' | 'tokenizer'> {
  /** How the TEST vendor behaves, and the test card that it has filled in. */
  vendor?: Omit<TestVendorOptions, 'url'>
}

/** The wallet as a host mounts it, for whoever the scenario is about. */
export function Wallet({ vendor, ...props }: WalletProps) {
  const tokenizer = useMemo(() => createTestTokenizer({ card: 'AMEX', ...vendor, url: testVendorUrl() }), [vendor])
  return <PaymentMethods identityId={platformOf().subject.identityId} {...{ tokenizer, payee }} {...props} />
}

/** Stories over a platform each need a page of their own in the docs, or they would share one platform. */
export const onOwnPage = { docs: { story: { inline: false, height: '640px' } } }

export const over = (scenario: PlatformParameters['scenario'], more: Record<string, unknown> = {}) => ({
  parameters: { scenario, address: '/wallet', ...more },
})

/** The address that opens the form to add. */
export const adding = { address: '/wallet?flow=add', ...framed() }

/** Axe looks into no frame of another origin. */
function framed() {
  return { a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } } }
}
