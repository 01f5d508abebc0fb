import { listTaxes } from '@memberkit/contract/commerce/taxes'
import { createPlatform } from '@memberkit/fixtures/cart'
import { KitBoundary } from '@memberkit/foundation'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { enUS as kitEnUS } from '../messages/en-US.ts'
import { TaxesPage } from './TaxesPage.tsx'

describePrerender({
  name: 'cart',
  createPlatform,
  scenario: 'cart/taxes',
  messages: [...enUS, ...kitEnUS],
  // `Taxes` loads its page on a server as in the browser: when it is shown.
  ui: () => (
    <KitBoundary kit="cart">
      <TaxesPage />
    </KitBoundary>
  ),
  places: [
    { address: '/', realm: 'Internal' },
    { address: '/?country=CAN', realm: 'Internal' },
  ],
  read: (queryClient) => queryClient.prefetchQuery(query(listTaxes, {})),
  shows: 'Ontario',
})
