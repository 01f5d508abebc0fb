import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useIsMounted } from './useIsMounted.ts'

test('returns true while mounted, and false right after unmounting', async () => {
  const { result, unmount } = await renderHook(() => useIsMounted(), { wrapper: StrictMode })
  expect(result.current()).toBe(true)
  await unmount()
  expect(result.current()).toBe(false)
})
