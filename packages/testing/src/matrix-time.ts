import type { Outcome } from '@memberkit/fixtures/fault-matrix'
import { expect, vi } from 'vitest'
import type { MatrixRow } from './matrix-row.ts'
import { outcomeOnPage } from './outcomes.ts'
import { drawn } from './tasks.ts'

/** Longer than every delay: automatic requests have been sent by then, and every wait is over. */
const oneMinute = 60_000
const second = 1_000

/** Waits for a designed outcome on the page; `undefined` if there is none. Without a response, waiting is one. */
export async function settled(row: MatrixRow, isHeldBack: boolean): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined
  const look = async () => {
    outcome = outcomeOnPage(row)
    // Without a version, a lost response is looked up for half a minute.
    for (let passed = 0; isLookedUp() && !outcome && passed < oneMinute; passed += second) {
      vi.advanceTimersByTime(second)
      await drawn()
      outcome = outcomeOnPage(row)
    }
    return outcome !== undefined && (isHeldBack || outcome !== 'waiting')
  }
  await expect
    .poll(look)
    .toBe(true)
    .catch(() => {})
  return outcome
}

const isLookedUp = () => document.querySelector('[data-mk-action="unknown"]') !== null

/**
 * Advances in steps that let the page render in between. `advanceTimersByTimeAsync` waits for a real timer before each
 * simulated one, and browsers hold nested timers back for 4 ms.
 */
export async function advanceOneMinute() {
  for (let passed = 0; passed < oneMinute; passed += second) {
    vi.advanceTimersByTime(second)
    await drawn()
  }
}

/** A request waits for a lock, which takes a moment. */
export async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}
