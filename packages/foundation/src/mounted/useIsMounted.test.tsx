import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useIsMounted } from './useIsMounted.ts'

test('it is true while the component is on the page, and false as soon as it has gone', async () => {
  const { result, unmount } = await renderHook(() => useIsMounted(), { wrapper: StrictMode })
  expect(result.current()).toBe(true)
  await unmount()
  expect(result.current()).toBe(false)
})
