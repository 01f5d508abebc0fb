import { checkCooldown, listPaymentMethods } from '@memberkit/contract/commerce/payments'
import { createPlatform } from '@memberkit/fixtures/payments'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { enUS } from '../messages/en-US.ts'
import { payee, testTokenizer } from './testing/open-wallet.tsx'
import { PaymentMethods } from './index.ts'

const tokenizer = testTokenizer()

describePrerender({
  name: 'payments',
  createPlatform,
  scenario: 'payments/wallet-usual',
  messages: enUS,
  ui: (identityId) => <PaymentMethods {...{ identityId, tokenizer, payee }} />,
  places: [{ address: '/' }, { address: '/', realm: 'Internal' }],
  read: async (queryClient, identityId) => {
    await queryClient.prefetchQuery(query(listPaymentMethods, { identityId }))
    await queryClient.prefetchQuery(query(checkCooldown, { identityId }))
  },
  shows: '4242',
})
