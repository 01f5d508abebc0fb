import type { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'

/** Waits until no query of a page is fetching: later changes of the platform are news to the page. */
export const allRead = ({ queryClient }: { queryClient: QueryClient }) =>
  expect.poll(() => queryClient.isFetching()).toBe(0)
