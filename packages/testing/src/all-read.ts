import type { QueryClient } from '@tanstack/react-query'
import { expect } from 'vitest'

/** Waits until a page that shows something has read everything: what changes from now on is news to it. */
export const allRead = ({ queryClient }: { queryClient: QueryClient }) =>
  expect.poll(() => queryClient.isFetching()).toBe(0)
