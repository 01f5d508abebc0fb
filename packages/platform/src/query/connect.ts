import type { QueryClient } from '@tanstack/react-query'
import type { PlatformClient } from '../client.ts'

const clients = new WeakMap<QueryClient, PlatformClient>()

/**
 * Says which platform a query client asks, once, where the host makes it. Connecting again, with a new session's client,
 * takes the place of the first.
 */
export function connect(queryClient: QueryClient, client: PlatformClient): void {
  clients.set(queryClient, client)
}

/** @throws Error when the query client was never connected */
export function clientOf(queryClient: QueryClient): PlatformClient {
  const client = clients.get(queryClient)
  if (!client) throw new Error('Call connect(queryClient, client) first')
  return client
}
