import { listInvoices } from '@memberkit/contract/commerce/invoices'
import type { PlatformClient } from '@memberkit/platform'
import { connect, query } from '@memberkit/platform/query'
import { dehydrate, QueryClient } from '@tanstack/react-query'

export async function prefetched(client: PlatformClient, identityId: string) {
  const queryClient = new QueryClient()
  connect(queryClient, client)
  await queryClient.prefetchQuery(query(listInvoices, { identityId }))
  return { queryClient, state: dehydrate(queryClient) }
}

export {}
