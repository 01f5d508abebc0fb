import type { MockPlatform } from '@memberkit/fixtures'
import { expect } from 'vitest'
import { watchClaims } from './claims.ts'
import type { MatrixEntry } from './matrix-row.ts'
import { advanceOneMinute, frames } from './matrix-time.ts'
import { skipTime } from './skip-time.ts'

/** Answers to a reading that say nothing about what is read. */
export const emptyAnswers = ['malformed-body', 429, 401, 503] as const

/** Tests that what was filled in outlives a page that reads again in vain, and can be sent. */
export async function readAgainInVain(row: MatrixEntry, kind: (typeof emptyAnswers)[number]) {
  skipTime()
  const { platform } = await row.open()
  await row.fill?.()
  const before = row.entered?.()
  const claims = watchClaims(platform, row)
  const faults = readsOf(platform).map((operation) => platform.faults.add({ operation, kind }))
  // What was read is too old by then to be left as it is.
  await advanceOneMinute()
  window.dispatchEvent(new Event('visibilitychange'))
  await frames(20)
  await advanceOneMinute()
  expect(faults.some(({ hits }) => hits > 0) || faults.length === 0, 'read again').toBe(true)
  // What waits for a moment before it is sent is done by then.
  await expect.poll(() => claims.wasDone() || row.entered?.() === before).toBe(true)
  if (claims.wasDone()) return
  for (const fault of faults) fault.remove()
  // What must not stand on old data waits until it is read.
  window.dispatchEvent(new Event('visibilitychange'))
  await row.submit?.()
  await expect.poll(claims.wasDone).toBe(true)
  expect(claims.falseClaims()).toEqual([])
}

/** Returns the operations that the page has read. */
function readsOf({ calls }: MockPlatform) {
  const operations = new Set(calls.entries.flatMap(({ operation }) => operation ?? []))
  return [...operations].filter(({ method, idempotent }) => method === 'GET' || idempotent)
}
