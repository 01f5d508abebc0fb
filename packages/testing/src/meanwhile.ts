import type { MockPlatform } from '@memberkit/fixtures'
import { expect } from 'vitest'
import { requestsOf } from '@memberkit/fixtures/fault-matrix'
import { watchClaims } from './claims.ts'
import type { Learns, MatrixEntry, Meanwhile } from './matrix-row.ts'
import { advanceOneMinute, frames } from './matrix-time.ts'
import { shownText } from './outcomes.ts'
import { skipTime } from './skip-time.ts'

/** Tests that nothing takes effect on facts that the page hasn't shown, and that it goes on once it has. */
export async function changedUnderReview(row: MatrixEntry & { readonly meanwhile: Meanwhile }, learns: Learns) {
  const { act, shown, agree = row.submit } = row.meanwhile
  skipTime()
  const { platform } = await row.open()
  await row.fill?.()
  const claims = watchClaims(platform, row)
  expect(shownText(), 'before it has changed').not.toContain(shown)
  act(platform)
  if (learns === 'by reading again') {
    // What was read is too old by then to be left as it is.
    await advanceOneMinute()
    window.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(shownText).toContain(shown)
  } else {
    await row.submit?.()
    await expect.poll(() => shownText().includes(shown) || claims.wasDone()).toBe(true)
  }
  expect(shownText(), 'the change').toContain(shown)
  expect(claims.entries(), 'effects before the change was shown').toBe(0)
  await confirm(platform, row, agree)
  await expect.poll(claims.wasDone).toBe(true)
  await advanceOneMinute()
  expect(claims.falseClaims()).toEqual([])
}

/** Confirms what has changed: with a press that sends it, or that only says so, and one more. */
async function confirm(platform: MockPlatform, row: MatrixEntry, agree: MatrixEntry['submit']) {
  const before = { requests: requestsOf(platform, row), shown: shownText() }
  const isSent = () => requestsOf(platform, row) > before.requests
  await agree?.()
  // A press that comes before the page has asked agrees to nothing, and what is prepared first can take long.
  if (agree === row.submit) {
    await expect.poll(() => isSent() || (!isPending() && shownText() !== before.shown)).toBe(true)
  } else await frames(20)
  if (!isSent()) await row.submit?.()
}

const isPending = () => document.querySelector('button[data-pending]') !== null
