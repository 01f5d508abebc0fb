import { getBranch } from '@memberkit/contract/partners/branches'
import { createPlatform } from '@memberkit/fixtures/branches'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { query } from '@memberkit/platform/query'
import { describePrerender } from '@memberkit/testing/prerender'
import { BranchEditor } from './editor/BranchEditor.tsx'
import { enUS as kitEnUS } from './messages/en-US.ts'

describePrerender({
  name: 'branches',
  createPlatform,
  scenario: 'branches/complete',
  messages: [...enUS, ...kitEnUS],
  ui: () => <BranchEditor branchId="branch-1" />,
  places: [{ address: '/' }, { address: '/?section=hours' }, { address: '/', realm: 'Internal' }],
  read: (queryClient) => queryClient.prefetchQuery(query(getBranch, { branchId: 'branch-1' })),
  shows: 'Name and identifiers',
})
