import type { Operation } from '@memberkit/contract'
import type { StandInPlatform } from '@memberkit/fixtures'
import {
  type FaultCase,
  faultCases,
  type MatrixAction,
  type Outcome,
  problemsOf,
  requestsOf,
} from '@memberkit/fixtures/fault-matrix'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { KitEvent } from '@memberkit/foundation'
import { watchClaims } from './claims.ts'
import { offered, recover } from './fault-recovery.ts'
import { setClockAhead } from './kit-stage.tsx'
import { outcomeOnPage } from './outcomes.ts'
import { skipTime } from './skip-time.ts'

/** A kit on the page, over the stand-in platform. */
export interface MatrixStage {
  readonly platform: StandInPlatform
  readonly events: readonly KitEvent[]
}

/** One thing a person can do in a kit, and how it is done. Without `submit` it is a read, which opening makes. */
export interface MatrixRow extends MatrixAction {
  /** Shows the kit and opens what this is about. `prepare` is called before anything is read. */
  open(prepare?: (platform: StandInPlatform) => void): Promise<MatrixStage>
  fill?(): Promise<unknown>
  /** The one press that sends. */
  submit?(): Promise<unknown>
  /** What a lost answer is looked up by; given, the look-up is tried without an answer as well. */
  readonly lookUp?: Operation
  /** What is filled in now, as it can be read off the page; see `filledIn`. */
  entered?(): string
  /** Words that are there once it has happened, or once what is read is there. */
  readonly done: string
  /** What the kit says in its own words, beside the foundation's. */
  readonly says?: Partial<Record<Outcome, readonly string[]>>
  /** The way out where trying again would not help; asserts that the page is itself again. */
  leave?(): Promise<unknown>
}

/** Longer than every delay of ours: what is sent by itself has been sent by then, and every wait is over. */
const aMinute = 60_000
/** When the page begins to say that it is still at it. */
const slowAfter = 8_000

/**
 * Every row with every fault, against the real foundation and the real engine: nothing crashes, the page says what
 * happened, what was entered stays, one request leaves, and one can go on.
 */
export function describeFaultMatrix(rows: readonly MatrixRow[]) {
  describe.each(rows.map((row) => ({ name: row.name, cases: faultCases([row]) })))('$name', ({ name, cases }) => {
    /** What one success writes into the journal. */
    const unit: Unit = { entries: 0 }
    const row = rows.find((row) => row.name === name)
    if (row?.submit) {
      test(`${name} x nothing wrong`, () => undisturbed(row, unit))
      test.each([2, -2])(`${name} x the page’s clock %i hours ahead`, (hours) => {
        setClockAhead(hours * 3_600_000)
        return undisturbed(row, unit)
      })
    }
    test.each(cases.map((one) => ({ ...one, title: `${name} x ${one.fault.name}` })))('$title', (one) =>
      one.action.submit ? ofChange(one, unit) : ofRead(one),
    )
    test.each(cases.filter(({ action, fault }) => action.lookUp && fault.kind === 'dropped-after-commit'))(
      `${name} x lost, and nothing to look it up by`,
      lostForNow,
    )
  })
}

interface Unit {
  entries: number
}

/** Done, once. The first to run measures what that writes. */
async function undisturbed(row: MatrixRow, unit: Unit) {
  const watch = watchForCrashes()
  skipTime()
  const { platform, events } = await row.open()
  await row.fill?.()
  const claims = watchClaims(platform, row)
  await row.submit?.()
  await expect.poll(claims.wasDone).toBe(true)
  await vi.advanceTimersByTimeAsync(aMinute)
  unit.entries ||= claims.entries()
  expect(requestsOf(platform, row)).toBe(1)
  expect(claims.entries()).toBe(unit.entries)
  expect(unit.entries).toBeGreaterThan(0)
  expect(claims.falseClaims()).toEqual([])
  expect(repeated(events)).toEqual([])
  expect(watch.isCrashed(events)).toBe(false)
}

/** Events that were told twice. A kit tells each thing once, however it came to know it. */
function repeated(events: readonly KitEvent[]) {
  const told = events
    .filter(({ type }) => !type.startsWith('kit.'))
    .map(({ type, data }) => JSON.stringify([type, data]))
  return told.filter((one, index) => told.indexOf(one) < index)
}

async function ofChange(one: FaultCase<MatrixRow>, unit: Unit) {
  const { action: row, fault } = one
  const watch = watchForCrashes()
  skipTime()
  const { platform, events } = await row.open()
  await row.fill?.()
  const before = row.entered?.()
  expect(before, 'nothing is filled in, so nothing could get lost').not.toBe('')
  const claims = watchClaims(platform, row)
  const trouble = one.inject(platform)
  await row.submit?.()
  await expect.poll(() => trouble.hits).toBeGreaterThan(0)
  if (fault.kind === 'slow') await vi.advanceTimersByTimeAsync(slowAfter)

  const outcome = await settled(row, fault.kind === 'slow')
  expect.soft(isFocusLost(), 'focus lost with the answer').toBe(false)
  const isInputKept = outcome === 'done' || row.entered?.() === before
  // A second request by itself, or a lock held for good, would show by now. An answer held back stays so.
  if (fault.after) await letAMinutePass()
  else if (fault.kind !== 'slow') await vi.advanceTimersByTimeAsync(aMinute)
  expect.soft(isFocusLost(), 'focus lost a minute later').toBe(false)
  const requests = requestsOf(platform, row)
  expect.soft(requests, 'requests for one intent').toBe(1)

  trouble.remove()
  const hasRecovered = claims.wasDone() || (await recover(row, outcome))
  // What was denied or is gone is left undone; whatever is done, is done once.
  const effects = claims.entries() / (unit.entries || claims.entries() || 1)
  const falseClaims = claims.falseClaims()
  const seen = {
    outcome,
    requests,
    isInputKept,
    hasRecovered,
    effects,
    falseClaims,
    isCrashed: watch.isCrashed(events),
  }
  expect(problemsOf(one, seen)).toEqual([])
  expect(repeated(events)).toEqual([])
}

/** Whether whoever works with the keyboard would be thrown back to the beginning of the page. */
const isFocusLost = () => document.activeElement === document.body

/** Neither the answer nor a look-up arrives: it stays unknown, and asking again is all that one can do. */
async function lostForNow({ action: row, inject }: FaultCase<MatrixRow>) {
  skipTime()
  const { platform } = await row.open()
  await row.fill?.()
  const before = row.entered?.()
  inject(platform)
  if (row.lookUp) platform.faults.add({ operation: row.lookUp, kind: 503 })
  await row.submit?.()
  expect(await settled(row, false)).toBe('unknown')
  await vi.advanceTimersByTimeAsync(aMinute)
  expect(outcomeOnPage(row), 'a minute later').toBe('unknown')
  expect(row.entered?.()).toBe(before)
  expect(offered(row, 'Try again'), 'a way to send it twice').toBeUndefined()
  platform.faults.clear()
  expect(await recover(row, 'unknown')).toBe(true)
  expect(requestsOf(platform, row)).toBe(1)
}

async function ofRead(one: FaultCase<MatrixRow>) {
  const { action: row, fault } = one
  const watch = watchForCrashes()
  skipTime()
  let trouble: ReturnType<typeof one.inject> | undefined
  const { platform, events } = await row.open((platform) => {
    trouble = one.inject(platform)
  })
  // Before, something else on the page may be what it waits for.
  await expect.poll(() => trouble?.hits).toBeGreaterThan(0)
  const outcome = await settled(row, fault.kind === 'slow')
  const requests = requestsOf(platform, row)
  await vi.advanceTimersByTimeAsync(aMinute)
  // What was refused is not asked again by itself; what failed was, three times, and then no more.
  expect.soft(requestsOf(platform, row), 'requests a minute later').toBe(requests)

  trouble?.remove()
  const hasRecovered = await recover(row, outcome)
  const seen = { outcome, requests, isInputKept: true, hasRecovered, isCrashed: watch.isCrashed(events) }
  expect(problemsOf(one, seen)).toEqual([])
}

/** The designed end the page comes to, `undefined` when it comes to none. Waiting is one where no answer comes. */
async function settled(row: MatrixRow, isHeldBack: boolean): Promise<Outcome | undefined> {
  let outcome: Outcome | undefined
  const look = () => {
    outcome = outcomeOnPage(row)
    return outcome !== undefined && (isHeldBack || outcome !== 'waiting')
  }
  await expect
    .poll(look)
    .toBe(true)
    .catch(() => {})
  return outcome
}

/** In steps in which the page can draw what they bring, before it goes again. */
async function letAMinutePass() {
  for (let passed = 0; passed < aMinute; passed += 2_000) {
    await vi.advanceTimersByTimeAsync(2_000)
    await drawn()
  }
}

/** React draws in a task of its own. */
const drawn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => requestAnimationFrame(resolve))
    port1.start()
    port2.postMessage(undefined)
  })

/** Errors that reach the console, the window or the kit's boundary. */
function watchForCrashes() {
  const errors: unknown[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    errors.push(event)
  }
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
  const console = vi.spyOn(globalThis.console, 'error')
  onTestFinished(() => {
    removeEventListener('error', note)
    removeEventListener('unhandledrejection', note)
    console.mockRestore()
  })
  return {
    isCrashed: (events: readonly KitEvent[]) =>
      errors.length > 0 ||
      console.mock.calls.length > 0 ||
      events.some(({ data }) => 'cause' in data && data.cause === 'crash'),
  }
}

/** What a form holds, control by control, under its title: for `entered`. Empty when the form is not there. */
export function filledIn(form: Element | null): string {
  if (!form) return ''
  const controls = form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  )
  const values = [...controls].map((control) =>
    control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
      ? `${control.value}: ${control.checked}`
      : `${control.name}: ${control.value}`,
  )
  return [form.querySelector('h1, h2')?.textContent, ...values].join('\n')
}

export { enter, press } from './press.ts'
