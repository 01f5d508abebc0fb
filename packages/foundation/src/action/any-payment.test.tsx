import type { FaultKind } from '@memberkit/fixtures'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { payerAt, type Step, step, type Versions } from '../testing/payer.tsx'

// Whatever happens to its requests, and whatever anybody does meanwhile, these hold of every payment.

type Payer = Awaited<ReturnType<typeof payerAt>>

/** Longer than any look-up goes on. */
const untilQuiet = 70_000

function nothingUntrueIsSaid({ charges, successes, falseDenials }: Payer) {
  expect(successes(), 'payments called made').toBeLessThanOrEqual(charges())
  expect(falseDenials()).toEqual([])
}

function nothingIsPaidTwice({ charges, intents }: Payer) {
  expect(charges(), 'charges').toBeLessThanOrEqual(intents())
}

/** Once nothing goes wrong any more, the page finds out what happened. */
async function theOutcomeIsFound({ phase, press, wait, charges, successes }: Payer) {
  for (let presses = 0; presses < 4 && phase() === 'unknown'; presses += 1) {
    press('Check again')
    await wait(untilQuiet)
  }
  // On a slow machine, the last answers come after the waits.
  for (let waits = 0; waits < 40 && successes() !== charges(); waits += 1) await wait(5_000)
  expect(phase()).not.toBe('unknown')
  expect(successes(), 'payments called made').toBe(charges())
}

async function play(steps: readonly Step[], versions: Versions) {
  const payer = await payerAt(versions)
  try {
    for (const one of steps) {
      await payer.take(one)
      nothingUntrueIsSaid(payer)
      nothingIsPaidTwice(payer)
    }
    payer.platform.faults.clear()
    await payer.show(true)
    await payer.wait(untilQuiet)
    await theOutcomeIsFound(payer)
    nothingUntrueIsSaid(payer)
    nothingIsPaidTwice(payer)
  } finally {
    await payer.leave()
  }
}

const meet = (kind: FaultKind, after = 3_000) => ({ does: 'meet', kind, after }) as Step
const misses = (count: number) => Array.from({ length: count }, (): Step => ({ does: 'miss', kind: 503 }))
const press = (button: string, times = 1) => ({ does: 'press', button, times }) as Step
const wait = (milliseconds: number) => ({ does: 'wait', for: milliseconds }) as Step
const leaveOrComeBack: Step = { does: 'leave or come back' }

/** Those that come up too seldom by chance. */
const examples: [Step[]][] = [
  [[meet('dropped-after-commit'), ...misses(20), press('Pay'), wait(60_000), press('Pay')]],
  [[meet('committed-late', 20_000), ...misses(1), press('Pay'), wait(3_500), press('Pay'), wait(60_000)]],
  [[meet('committed-late', 20_000), press('Pay'), leaveOrComeBack, wait(9_000), leaveOrComeBack, press('Pay')]],
  [[meet('committed-late', 3_000), press('Pay'), wait(1), press('Try again', 2), wait(9_000)]],
]

/** Without a version, nothing tells the browser's copy of a request from a second payment. */
const canHold =
  ({ isUnversioned }: Versions) =>
  (one: Step) =>
    !isUnversioned || one.does !== 'meet' || one.kind !== 'resent'

test.each<Versions>([{}, { isUnversioned: true }, { leavesVersion: true }])(
  'a payment is never made twice, never misreported, and its outcome is found (%o)',
  async (versions) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), (steps) =>
        play(steps.filter(canHold(versions)), versions),
      ),
      { examples, ...(inject('isThorough') ? { numRuns: 600 } : { numRuns: 20, seed: 12 }) },
    )
  },
  900_000,
)
