import type { QueryClient } from '@tanstack/react-query'
import type { PlatformClient } from '../client.ts'

const clients = new WeakMap<QueryClient, PlatformClient>()

/**
 * Connects a query client to a platform client, once, where the host creates it. Connecting again, for a new session,
 * replaces the first.
 */
export function connect(queryClient: QueryClient, client: PlatformClient): void {
  clients.set(queryClient, client)
}

/**
 * Returns the platform client of a query client.
 *
 * @throws Error if the query client was never connected
 */
export function clientOf(queryClient: QueryClient): PlatformClient {
  const client = clients.get(queryClient)
  if (!client) throw new Error('Call connect(queryClient, client) first')
  return client
}
