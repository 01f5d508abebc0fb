import type { Result, Data } from '@memberkit/contract'
import { payInvoice } from '@memberkit/contract/commerce/invoices'
import { NetworkFailure, RequestFailure, ServiceFailure } from '@memberkit/platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkAfter, type Job, perform, settle, slowAfter } from './perform.ts'
import type { ActionState, VerifiedOutcome } from './phases.ts'
import { outcomeMessageOf } from './outcome-message.ts'

type Paid = Data<typeof payInvoice>
const paid: Paid = {
  id: 'in_1',
  identityId: 'ada',
  number: 'INV-0001',
  status: 'PAID',
  recurrence: 'RECURRING',
  currency: 'USD',
  issuedOn: '2026-03-01',
  total: '49.90',
  paid: '49.90',
  refunded: '0.00',
  due: '0.00',
  items: [],
  version: '2',
}
const done: Result<Paid> = { ok: true, status: 200, data: paid, version: '2' }
const applied: VerifiedOutcome<Paid> = { outcome: 'applied', data: paid }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function attempt(
  send: Job<Paid>['send'],
  verifyOutcome?: Job<Paid>['verifyOutcome'],
  isGuarded = true,
  isAsAgreed?: Job<Paid>['isAsAgreed'],
) {
  const states: ActionState<Paid>[] = []
  const job = {
    operation: payInvoice,
    send: vi.fn(send),
    verifyOutcome: verifyOutcome && vi.fn(verifyOutcome),
    isGuarded,
    isAsAgreed,
    onState: (state: ActionState<Paid>) => void states.push(state),
  }
  return { job, states, phases: () => states.map(({ phase }) => phase), ended: perform(job) }
}

const refused =
  (status: number, data: unknown = null) =>
  async () =>
    ({ ok: false, status, data }) as Result<Paid>
const lost = async () => {
  throw new NetworkFailure(new TypeError('Failed to fetch'), false)
}
const keyAlone = ((key: string) => key) as Parameters<typeof outcomeMessageOf>[1]
const never = () => new Promise<never>(() => {})

test('an accepted answer ends as done, with its data and version', async () => {
  const { ended, phases } = attempt(async () => done)
  expect(await ended).toEqual({ phase: 'done', data: paid, version: '2' })
  expect(phases()).toEqual(['pending', 'done'])
})

test('a refusal is not a failure: it has a reason and the service’s text', async () => {
  expect(await attempt(refused(409, { message: 'Already paid' })).ended).toMatchObject({
    phase: 'refused',
    reason: 'conflict',
    text: 'Already paid',
  })
  expect(await attempt(refused(412)).ended).toMatchObject({ phase: 'conflict' })
})

test('facts that are no longer as agreed end as a conflict, and nothing is sent', async () => {
  const { job, ended } = attempt(
    async () => done,
    undefined,
    false,
    async () => false,
  )
  expect(await ended).toMatchObject({ phase: 'conflict', isUnsent: true })
  expect(job.send).not.toHaveBeenCalled()
})

test('a read before sending that takes too long holds nothing back', async () => {
  const never = () => new Promise<boolean>(() => {})
  const { job, ended } = attempt(async () => done, undefined, false, never)
  await vi.advanceTimersByTimeAsync(slowAfter)
  expect(await ended).toMatchObject({ phase: 'done' })
  expect(job.send).toHaveBeenCalledOnce()
})

test('what can’t be read before sending is as it was', async () => {
  expect(await attempt(async () => done, undefined, false, lost).ended).toMatchObject({ phase: 'done' })
})

test.each([
  ['the connection broke', lost],
  ['500', () => Promise.reject(new ServiceFailure(500, payInvoice, 'Something broke'))],
  ['503', () => Promise.reject(new ServiceFailure(503, payInvoice, ''))],
  ['a page instead of an invoice', async () => ({ ...done, data: '<html>' }) as never],
  ['an empty body', async () => ({ ...done, data: null }) as never],
])('a lost answer (%s) is looked up before a retry is possible', async (_what, send) => {
  const found = attempt(send, async () => applied)
  expect(await found.ended).toEqual({ phase: 'done', data: paid })
  expect(found.states.at(-2)).toEqual({ phase: 'unknown', isChecking: true })

  const absent = attempt(send, async () => ({ outcome: 'absent' }))
  expect(await absent.ended).toMatchObject({ phase: 'failed', isVerified: true })

  const unclear = attempt(send, async () => ({ outcome: 'unclear' }))
  expect(await unclear.ended).toEqual({ phase: 'unknown', isChecking: false })

  for (const { job } of [found, absent, unclear]) expect(job.send).toHaveBeenCalledOnce()
})

test('a failed look-up leaves the outcome unknown and can be repeated', async () => {
  let isDown = true
  const { job, ended } = attempt(lost, async () => {
    if (isDown) throw new Error('no network')
    return applied
  })
  expect(await ended).toEqual({ phase: 'unknown', isChecking: false })
  isDown = false
  expect(await settle(job)).toEqual({ phase: 'done', data: paid })
  expect(job.send).toHaveBeenCalledOnce()
})

test('without a look-up, a lost answer is an unverified failure', async () => {
  const { ended } = attempt(lost)
  expect(await ended).toMatchObject({ phase: 'failed', isOffline: false, isVerified: false })
  expect(outcomeMessageOf(await ended, keyAlone)?.text).toBe('open')
  const failed = attempt(() => Promise.reject(new ServiceFailure(503, payInvoice, 'x'.repeat(999))))
  expect(await failed.ended).toMatchObject({ phase: 'failed', isOffline: false, status: 503, text: 'x'.repeat(300) })
  expect(outcomeMessageOf(await failed.ended, keyAlone)).toMatchObject({ title: 'openTitle', text: 'open' })
})

test('a request that never left is a failure without a look-up', async () => {
  const verifyOutcome = vi.fn(async () => applied)
  const unsent = attempt(async () => {
    throw new NetworkFailure(new TypeError('Failed to fetch'), true)
  }, verifyOutcome)
  expect(await unsent.ended).toMatchObject({ phase: 'failed', isOffline: true, isUnsent: true })
  expect(verifyOutcome).not.toHaveBeenCalled()
})

test('a request that couldn’t be built was not sent either, which has nothing to do with being offline', async () => {
  const verifyOutcome = vi.fn(async () => applied)
  const unbuilt = attempt(async () => {
    throw new RequestFailure(new TypeError('Invalid URL'))
  }, verifyOutcome)
  expect(await unbuilt.ended).toMatchObject({ phase: 'failed', isOffline: false, isUnsent: true })
  expect(outcomeMessageOf(await unbuilt.ended, keyAlone)).toMatchObject({ title: 'failedTitle', text: 'failed' })
  expect(verifyOutcome).not.toHaveBeenCalled()
})

test('offline, an action sends nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { job, ended } = attempt(async () => done)
  expect(await ended).toMatchObject({ phase: 'failed', isOffline: true })
  expect(job.send).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('8 s: slow; 30 s: checking, and looked up every 30 s while the request is pending', async () => {
  let verdict: VerifiedOutcome<Paid> = { outcome: 'absent' }
  const { job, ended, phases } = attempt(never, async () => verdict)
  await vi.advanceTimersByTimeAsync(slowAfter)
  expect(phases()).toEqual(['pending', 'slow'])
  await vi.advanceTimersByTimeAsync(checkAfter - slowAfter)
  expect(phases().at(-1)).toBe('checking')
  verdict = applied
  await vi.advanceTimersByTimeAsync(checkAfter)
  expect(await ended).toEqual({ phase: 'done', data: paid })
  expect(job.send).toHaveBeenCalledOnce()
  expect(job.verifyOutcome).toHaveBeenCalledTimes(2)
})

test('a late answer still counts, and stops polling', async () => {
  let answer: (answer: Result<Paid>) => void = () => {}
  const { job, ended } = attempt(
    () => new Promise((resolve) => (answer = resolve)),
    async () => ({ outcome: 'absent' }),
  )
  await vi.advanceTimersByTimeAsync(checkAfter + 1)
  answer(done)
  expect(await ended).toMatchObject({ phase: 'done', version: '2' })
  await vi.advanceTimersByTimeAsync(10 * checkAfter)
  expect(job.verifyOutcome).toHaveBeenCalledOnce()
})

test('without a look-up, the action never enters the checking phase', async () => {
  const { phases } = attempt(never)
  await vi.advanceTimersByTimeAsync(10 * checkAfter)
  expect(phases()).toEqual(['pending', 'slow'])
})

test.each([412, 409, 404, 422, 429, 403, 400])(
  'a %i is looked up, because it may answer a duplicate of the request',
  async (status) => {
    const own = attempt(refused(status), async () => applied)
    expect(await own.ended).toEqual({ phase: 'done', data: paid })
    const absent = attempt(refused(status), async () => ({ outcome: 'absent' }))
    expect(['refused', 'conflict']).toContain((await absent.ended).phase)
    const unclear = attempt(refused(status), async () => ({ outcome: 'unclear' }))
    expect((await unclear.ended).phase).toBe(status === 412 || status === 409 ? 'unknown' : 'refused')
  },
)

test('without a version, polling lasts 30 s before the action counts as failed', async () => {
  const late = attempt(lost, async () => ({ outcome: 'absent' }), false)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(late.phases()).toEqual(['pending', 'unknown'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await late.ended).toMatchObject({ phase: 'failed', isVerified: true, isGuarded: false })
})

test('a change found within those 30 s ends as done', async () => {
  const verdicts: VerifiedOutcome<Paid>[] = [{ outcome: 'absent' }, { outcome: 'unclear' }, applied]
  const late = attempt(lost, async () => verdicts.shift()!, false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await late.ended).toEqual({ phase: 'done', data: paid })
})
