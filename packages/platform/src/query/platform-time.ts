import { environmentManager, type QueryClient } from '@tanstack/react-query'
import { clientOf } from './connect.ts'

const key = ['memberkit', 'platform-time']

/**
 * Returns the platform's time in milliseconds since 1970: by the responses of this client; before the first of them, as
 * the server noted it that rendered the page, so that both render the same dates. `undefined` where neither knows.
 */
export function platformTime(queryClient: QueryClient): number | undefined {
  const own = clientOf(queryClient).serverTime.now()
  return environmentManager.isServer() ? (noted(queryClient) ?? own) : (own ?? noted(queryClient))
}

const noted = (queryClient: QueryClient) => queryClient.getQueryData<number>(key)

/** On a server, leaves the platform's time in the cache, to be dehydrated with what was read. */
export function notePlatformTime(queryClient: QueryClient): void {
  if (environmentManager.isServer()) queryClient.setQueryData(key, clientOf(queryClient).serverTime.now())
}
