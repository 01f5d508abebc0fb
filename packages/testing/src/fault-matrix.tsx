import { type FaultCase, faultCases, type MatrixFault, problemsOf, requestsOf } from '@memberkit/fixtures/fault-matrix'
import type { MockPlatform } from '@memberkit/fixtures'
import { describe, expect, inject, test, vi } from 'vitest'
import type { KitEvent } from '@memberkit/foundation'
import { watchClaims } from './claims.ts'
import { watchForCrashes } from './crashes.ts'
import { offered, recover, tryAgain } from './fault-recovery.ts'
import { setClockAhead } from './kit-stage.tsx'
import type { MatrixCalls } from './matrix-calls.ts'
import type { Learns, MatrixEntry, MatrixRow } from './matrix-row.ts'
import { changedUnderReview } from './meanwhile.ts'
import { advanceOneMinute, settled } from './matrix-time.ts'
import { emptyAnswers, readAgainInVain } from './reread.ts'
import { outcomeOnPage, shownText } from './outcomes.ts'
import { skipTime } from './skip-time.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every fault is tried with every action (`MEMBERKIT_THOROUGH`). */
    isThorough: boolean
  }
}

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
  'changed before',
  '412',
])

/** The page's clock differs from the platform's, too: each row meets its faults under three clocks, in turn. */
const hoursAhead = [0, 2, -2]

const isMet = (row: number, { name }: MatrixFault, fault: number) =>
  inject('isThorough') || misleading.has(name) || (row + fault) % 3 === 0

/**
 * Tests every row with its faults, against the real foundation and engine: nothing crashes, the page reports what
 * happened, input stays, one request is sent, and the person can continue.
 */
export function describeFaultMatrix(calls: MatrixCalls, rows: readonly MatrixRow[]) {
  test('every operation of the matrix has a row', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  })
  test('every change says what may change under review, or that nothing can', () => {
    const silent = rows.filter(({ submit, meanwhile, standsOnNothing }) => submit && !meanwhile && !standsOnNothing)
    expect(silent.map(({ name }) => name)).toEqual([])
  })
  const entries = rows.flatMap((row) => {
    const operation = calls[row.name]
    return operation ? [{ ...row, operation }] : []
  })
  describe.each(entries.map((row, at) => ({ name: row.name, row, at })))('$name', ({ name, row, at }) => {
    /** The journal entries of one success. */
    const unit: Unit = { entries: 0 }
    const all = faultCases([row]).map((one, fault) => {
      // Twice the fault, as what a row meets follows from their sum.
      const hours = hoursAhead[(at + 2 * fault) % 3]!
      const clock = hours ? `, page clock ${hours} hours ahead` : ''
      return { ...one, hours, title: `${name} x ${one.fault.name}${clock}`, isMet: isMet(at, one.fault, fault) }
    })
    const cases = all.filter(({ isMet }) => isMet)
    if (row.submit) {
      test(`${name} x no fault`, () => withoutFault(row, unit))
      test.each([2, -2])(`${name} x page clock %i hours ahead`, (hours) => {
        setHoursAhead(hours)
        return withoutFault(row, unit)
      })
    }
    const { meanwhile } = row
    test.each<Learns>(meanwhile ? (meanwhile.learns ?? ['by the refusal', 'by reading again']) : [])(
      `${name} x a fact changed under review, learnt %s`,
      (learns) => changedUnderReview({ ...row, meanwhile: meanwhile! }, learns),
    )
    const empty = emptyAnswers.filter((_, kind) => inject('isThorough') || (at + kind) % emptyAnswers.length === 0)
    test.each(row.submit ? empty : [])(`${name} x read again in vain: %s`, (kind) => readAgainInVain(row, kind))
    test.each(cases)('$title', (one) => {
      setHoursAhead(one.hours)
      return row.submit ? ofChange(one, unit) : ofRead(one)
    })
    test.each(row.submit ? all.filter(({ fault }) => fault.name === 'committed 20 s late') : [])(
      `${name} x committed 20 s late, pressed again at once`,
      (one) => {
        setHoursAhead(one.hours)
        return pressedAgain(one, unit)
      },
    )
    test.each(cases.filter(({ action, fault }) => action.lookUp && fault.kind === 'dropped-after-commit'))(
      `${name} x lost response with a failing look-up`,
      (one) => {
        setHoursAhead(one.hours)
        return lostWithoutLookUp(one)
      },
    )
    test.each(all.filter(({ action, fault }) => action.lookUp && saidAfter[String(fault.kind)]))(
      `${name} x lost response with a look-up that can’t be read: $fault.name`,
      (one) => {
        setHoursAhead(one.hours)
        return lostWithUnreadableLookUp(one)
      },
    )
  })
}

const setHoursAhead = (hours: number) => setClockAhead(hours * 3_600_000)

interface Unit {
  entries: number
}

/** Performs the action without a fault. The first run measures its journal entries. */
async function withoutFault(row: MatrixEntry, unit: Unit) {
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

async function ofChange(one: FaultCase<MatrixEntry>, unit: Unit) {
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
  const allowed = (refusesVersion(fault) && row.requestsOnConflict) || 1
  expect.soft(requests, 'requests for one intent').toBeLessThanOrEqual(allowed)

  injected.remove()
  // The last answers to a flow of several steps take no time of the page's clock.
  if (fault.kind === 'committed-late') await vi.waitFor(() => expect(claims.wasDone()).toBe(true)).catch(() => {})
  const hasRecovered = claims.wasDone() || (await recover(row, outcome))
  // Denied or missing entities are unchanged; any other action takes effect at most once.
  const effects = effectsOf(platform, row, claims.entries(), unit, fault.kind === 'resent')
  const falseClaims = claims.falseClaims()
  const seen = {
    outcome,
    requests: requests > allowed ? requests : 1,
    isInputKept,
    hasRecovered,
    effects,
    falseClaims,
    isCrashed: watch.isCrashed(events),
  }
  // A refusal of a copy can't be told from another.
  const isOpen = row.isUntraceable && fault.kind === 409
  expect(problemsOf(isOpen ? { ...one, expected: ['unknown'] } : one, seen)).toEqual([])
  expect(repeated(events)).toEqual([])
}

const refusesVersion = ({ kind }: MatrixFault) => kind === 'changed-before' || kind === 412

/** A commit that lands after 20 s, while the person presses again as soon as the page lets them. */
async function pressedAgain({ action: row, inject }: FaultCase<MatrixEntry>, unit: Unit) {
  const watch = watchForCrashes()
  skipTime()
  const { platform, events } = await row.open()
  await row.fill?.()
  const claims = watchClaims(platform, row)
  const injected = inject(platform)
  await row.submit?.()
  await expect.poll(() => injected.hits).toBeGreaterThan(0)
  injected.remove()
  // A page that looks for half a minute before it offers that has found the effect by then.
  const outcome = await settled(row, false)
  if (outcome === 'failed' || (outcome === 'unknown' && row.isUntraceable)) {
    // Nobody is faster than what announces the failure, 150 ms at most.
    vi.advanceTimersByTime(200)
    await tryAgain(row)
    // The result of the press comes before the late commit.
    await expect.poll(() => requestsOf(platform, row) > 1 || outcomeOnPage(row) !== undefined).toBe(true)
  }
  await advanceOneMinute()
  expect(claims.wasDone() || (await recover(row, await settled(row, false))), 'recovered').toBe(true)
  expect(effectsOf(platform, row, claims.entries(), unit, false), 'effects of one intent').toBe(1)
  expect(claims.falseClaims()).toEqual([])
  expect(repeated(events)).toEqual([])
  expect(watch.isCrashed(events)).toBe(false)
}

/** Returns how often an intent took effect. A second one that can't be prevented counts if the page doesn't report it. */
function effectsOf(platform: MockPlatform, row: MatrixEntry, entries: number, unit: Unit, canRepeat: boolean) {
  const { twice, isHarmlessTwice, isUntraceable } = row
  const isReported = twice !== undefined && shownText().includes(twice)
  if (canRepeat && (isReported || isHarmlessTwice)) return 1
  const effects = entries / (unit.entries || entries || 1)
  return isUntraceable && effects <= requestsOf(platform, row) ? Math.min(effects, 1) : effects
}

/** Whether keyboard users would lose their place: focus is on the body. */
const isFocusLost = () => document.activeElement === document.body

/**
 * Tests that the outcome stays unknown while response and verification are lost, with checking again as the only
 * option.
 */
async function lostWithoutLookUp({ action: row, inject }: FaultCase<MatrixEntry>) {
  skipTime()
  const { platform } = await row.open()
  await row.fill?.()
  const before = row.entered?.()
  const claims = watchClaims(platform, row)
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
  expect(claims.falseClaims()).toEqual([])
}

/** What a page may say once a look-up couldn't be read, by what has become of the request: nothing follows from it. */
const saidAfter: Readonly<Record<string, readonly string[]>> = {
  'dropped-after-commit': ['unknown', 'done'],
  503: ['unknown', 'failed'],
}

/** Tests that a look-up whose answer can't be read neither denies nor claims anything; a later one may. */
async function lostWithUnreadableLookUp({ action: row, fault, inject }: FaultCase<MatrixEntry>) {
  skipTime()
  const { platform } = await row.open()
  await row.fill?.()
  const claims = watchClaims(platform, row)
  inject(platform)
  const unreadable = platform.faults.add({ operation: row.lookUp!, kind: 'malformed-body', times: 1 })
  await row.submit?.()
  const outcome = await settled(row, false)
  expect(unreadable.hits, 'look-ups').toBe(1)
  expect(saidAfter[String(fault.kind)]).toContain(outcome)
  expect(claims.falseClaims()).toEqual([])
  expect(requestsOf(platform, row)).toBe(1)
}

async function ofRead(one: FaultCase<MatrixEntry>) {
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

export { filledIn } from './filled-in.ts'
export type { MatrixRow, Meanwhile } from './matrix-row.ts'
export { enter, press } from './press.ts'
