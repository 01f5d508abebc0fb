import { listActiveContractHistories, listContractHistories } from '@memberkit/contract/commerce/contract-histories'
import { createPlatform } from '@memberkit/fixtures/timeline'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { contractsEnUS } from '../messages/en-US.ts'
import { ContractHistories } from './index.ts'

const entitlementId = 'ent-1'

describePrerender({
  name: 'timeline',
  createPlatform,
  scenario: 'timeline/contracts',
  messages: [...enUS, ...contractsEnUS],
  ui: (identityId) => <ContractHistories identityId={identityId} entitlementId={entitlementId} />,
  places: [{ address: '/' }, { address: '/?compare=contract-1,contract-2' }, { address: '/', realm: 'Internal' }],
  async read(queryClient, identityId) {
    const address = { identityId, entitlementId }
    await Promise.all([
      queryClient.prefetchQuery(query(listContractHistories, address)),
      queryClient.prefetchQuery(query(listActiveContractHistories, address)),
    ])
  },
  shows: 'Version 2025-01',
})
