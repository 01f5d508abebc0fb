import type { Operation } from '@memberkit/contract'
import type { MockPlatform } from '@memberkit/fixtures'
import {
  type FaultCase,
  faultCases,
  type MatrixAction,
  type MatrixFault,
  type Outcome,
  problemsOf,
  requestsOf,
} from '@memberkit/fixtures/fault-matrix'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { KitEvent } from '@memberkit/foundation'
import { watchClaims } from './claims.ts'
import { offered, recover } from './fault-recovery.ts'
import { setClockAhead } from './kit-stage.tsx'
import { outcomeOnPage, shownText } from './outcomes.ts'
import { skipTime } from './skip-time.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every fault is tried with every action (`MEMBERKIT_THOROUGH`). */
    isThorough: boolean
  }
}

/** A rendered kit over the mock platform. */
export interface MatrixStage {
  readonly platform: MockPlatform
  readonly events: readonly KitEvent[]
}

/** An action of a kit, and how to perform it. Without `submit` it is a read, which opening triggers. */
export interface MatrixRow extends MatrixAction {
  /** Renders the kit and opens the subject. `prepare` runs before any request. */
  open(prepare?: (platform: MockPlatform) => void): Promise<MatrixStage>
  fill?(): Promise<unknown>
  /** The single press that sends the request. */
  submit?(): Promise<unknown>
  /** The operation that verifies a lost outcome. With it, a failing verification is tested, too. */
  readonly lookUp?: Operation
  /** Returns the current input as text; see `filledIn`. */
  entered?(): string
  /** Text that is present after success, or once the read data is. */
  readonly done: string
  /** The kit's own messages, in addition to the foundation's. */
  readonly messages?: Partial<Record<Outcome, readonly string[]>>
  /**
   * Text that says that the action took effect twice, for operations without a version: a request that the browser sends
   * again can't be prevented there, so it must be reported.
   */
  readonly twice?: string
  /** Whether a second copy, which only the browser can send, has no consequence: an order that nobody has paid. */
  readonly isHarmlessTwice?: boolean
  /** Leaves a state in which retrying can't help; asserts that the page works again. */
  leave?(): Promise<unknown>
}

/** Longer than every delay: automatic requests have been sent by then, and every wait is over. */
const oneMinute = 60_000
const second = 1_000
/** Milliseconds until the page reports a slow request. */
const slowAfter = 8_000

/**
 * Faults that can mislead a page about what has taken effect. Every row meets each of them; of the others, which the
 * foundation handles alike for all, a third, in turn, unless the run is thorough.
 */
const misleading = new Set([
  'dropped after commit',
  're-sent by the browser',
  'refused by one’s own earlier change',
  'committed 3 s late',
  'committed 20 s late',
  'changed before',
  '412',
])

const isMet = (row: number, { name }: MatrixFault, fault: number) =>
  inject('isThorough') || misleading.has(name) || (row + fault) % 3 === 0

/**
 * Tests every row with its faults, against the real foundation and engine: nothing crashes, the page reports what
 * happened, input stays, one request is sent, and the person can continue.
 */
export function describeFaultMatrix(rows: readonly MatrixRow[]) {
  describe.each(
    rows.map((row, at) => ({
      name: row.name,
      cases: faultCases([row]).filter((one, fault) => isMet(at, one.fault, fault)),
    })),
  )('$name', ({ name, cases }) => {
    /** The journal entries of one success. */
    const unit: Unit = { entries: 0 }
    const row = rows.find((row) => row.name === name)
    if (row?.submit) {
      test(`${name} x no fault`, () => withoutFault(row, unit))
      test.each([2, -2])(`${name} x page clock %i hours ahead`, (hours) => {
        setClockAhead(hours * 3_600_000)
        return withoutFault(row, unit)
      })
    }
    test.each(cases.map((one) => ({ ...one, title: `${name} x ${one.fault.name}` })))('$title', (one) =>
      one.action.submit ? ofChange(one, unit) : ofRead(one),
    )
    test.each(cases.filter(({ action, fault }) => action.lookUp && fault.kind === 'dropped-after-commit'))(
      `${name} x lost response with a failing look-up`,
      lostWithoutLookUp,
    )
  })
}

interface Unit {
  entries: number
}

/** Performs the action without a fault. The first run measures its journal entries. */
async function withoutFault(row: MatrixRow, unit: Unit) {
  const watch = watchForCrashes()
  skipTime()
  const { platform, events } = await row.open()
  await row.fill?.()
  const claims = watchClaims(platform, row)
  await row.submit?.()
  await expect.poll(claims.wasDone).toBe(true)
  await advanceOneMinute()
  unit.entries ||= claims.entries()
  expect(requestsOf(platform, row)).toBe(1)
  expect(claims.entries()).toBe(unit.entries)
  expect(unit.entries).toBeGreaterThan(0)
  expect(claims.falseClaims()).toEqual([])
  expect(repeated(events)).toEqual([])
  expect(watch.isCrashed(events)).toBe(false)
}

/** Returns duplicate events: a kit reports each fact once. */
function repeated(events: readonly KitEvent[]) {
  const reports = events
    .filter(({ type }) => !type.startsWith('kit.'))
    .map(({ type, data }) => JSON.stringify([type, data]))
  return reports.filter((one, index) => reports.indexOf(one) < index)
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
  const injected = one.inject(platform)
  await row.submit?.()
  await expect.poll(() => injected.hits).toBeGreaterThan(0)
  if (fault.kind === 'slow') await vi.advanceTimersByTimeAsync(slowAfter)

  const outcome = await settled(row, fault.kind === 'slow')
  expect.soft(isFocusLost(), 'focus lost with the answer').toBe(false)
  const isInputKept = outcome === 'done' || row.entered?.() === before
  // An automatic second request, or a lock that isn't released, would show by now. Held responses stay held.
  if (fault.kind !== 'slow') await advanceOneMinute()
  expect.soft(isFocusLost(), 'focus lost a minute later').toBe(false)
  const requests = requestsOf(platform, row)
  expect.soft(requests, 'requests for one intent').toBe(1)

  injected.remove()
  const hasRecovered = claims.wasDone() || (await recover(row, outcome))
  // Denied or missing entities are unchanged; any other action takes effect at most once.
  const times = claims.entries() / (unit.entries || claims.entries() || 1)
  const isReported = row.twice !== undefined && shownText().includes(row.twice)
  const effects = fault.kind === 'resent' && (isReported || row.isHarmlessTwice) ? 1 : times
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

/** Whether keyboard users would lose their place: focus is on the body. */
const isFocusLost = () => document.activeElement === document.body

/**
 * Tests that the outcome stays unknown while response and verification are lost, with checking again as the only
 * option.
 */
async function lostWithoutLookUp({ action: row, inject }: FaultCase<MatrixRow>) {
  skipTime()
  const { platform } = await row.open()
  await row.fill?.()
  const before = row.entered?.()
  inject(platform)
  if (row.lookUp) platform.faults.add({ operation: row.lookUp, kind: 503 })
  await row.submit?.()
  expect(await settled(row, false)).toBe('unknown')
  await advanceOneMinute()
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
  let injected: ReturnType<typeof one.inject> | undefined
  const { platform, events } = await row.open((platform) => {
    injected = one.inject(platform)
  })
  // Something else on the page may match before.
  await expect.poll(() => injected?.hits).toBeGreaterThan(0)
  const outcome = await settled(row, fault.kind === 'slow')
  const requests = requestsOf(platform, row)
  await advanceOneMinute()
  // Refusals aren't retried automatically; failures are, three times at most.
  expect.soft(requestsOf(platform, row), 'requests a minute later').toBe(requests)

  injected?.remove()
  const hasRecovered = await recover(row, outcome)
  const seen = { outcome, requests, isInputKept: true, hasRecovered, isCrashed: watch.isCrashed(events) }
  expect(problemsOf(one, seen)).toEqual([])
}

/** Waits for a designed outcome on the page; `undefined` if there is none. Without a response, waiting is one. */
async function settled(row: MatrixRow, isHeldBack: boolean): Promise<Outcome | undefined> {
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
async function advanceOneMinute() {
  for (let passed = 0; passed < oneMinute; passed += second) {
    vi.advanceTimersByTime(second)
    await drawn()
  }
}

/** React renders in separate tasks; a frame would be long to wait for, thirty times. */
async function drawn() {
  for (let task = 0; task < 4; task++) await nextTask()
}

const { port1, port2 } = new MessageChannel()
const nextTask = () =>
  new Promise((resolve) => {
    port1.addEventListener('message', resolve, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Records errors in the console, the window and the kit's boundary. */
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

/** Returns a form's values by control, with its title, for `entered`. Empty without a form. */
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
