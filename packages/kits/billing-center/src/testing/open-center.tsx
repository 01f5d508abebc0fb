import { createPlatform } from '@memberkit/fixtures/billing-center'
import { memoryRouter } from '@memberkit/foundation/links'
import { kitStage, type KitOptions } from '@memberkit/testing/kit-stage'
import { testVendorUrl } from '@memberkit/testing/test-vendor'
import { createTestTokenizer } from '@memberkit/payments/tokenizers/test'
import { BillingCenter, type BillingCenterProps } from '../index.ts'
import { enCA } from '../messages/en-CA.ts'
import { enUS } from '../messages/en-US.ts'
import { esUS } from '../messages/es-US.ts'
import { frCA } from '../messages/fr-CA.ts'

const renderKit = kitStage('billing-center', { 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS })

export interface OpenOptions extends KitOptions, Omit<BillingCenterProps, 'identityId'> {
  /** The URL of the page. */
  address?: string
}

/** The page of the scenario's member, as a host shows it at an address. */
export async function openCenter({ address = '/billing', ...options }: OpenOptions) {
  const { scenario, realm, locale, session, prepare, clockAhead, ...props } = options
  const router = memoryRouter(address)
  const { identityId } = createPlatform({ scenario, realm }).subject
  const tokenizer = createTestTokenizer({ url: testVendorUrl() })
  const payee = { name: 'Example Plans Inc.', contact: 'billing@example.com' }
  const stage = await renderKit(<BillingCenter {...{ tokenizer, payee }} {...props} identityId={identityId} />, {
    scenario,
    realm,
    locale,
    session,
    prepare,
    clockAhead,
    router,
  })
  return { ...stage, router }
}
