import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { whenUnlocked, withLock } from './lock.ts'

const work = () => {
  let finish: (value: string) => void = () => {}
  const run = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
  return { run, finish: (value: string) => finish(value) }
}

describe.each(['Web Locks', 'BroadcastChannel'] as const)('cross-tab lock with %s', (means) => {
  beforeEach(() => {
    if (means === 'BroadcastChannel') vi.stubGlobal('navigator', {})
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('a held lock turns away work of the same name, and is free afterwards', async () => {
    const [first, second] = [work(), work()]
    const running = withLock(`pay ${means}`, first.run)
    await vi.waitFor(() => expect(first.run).toHaveBeenCalled())
    expect(await withLock(`pay ${means}`, second.run)).toBeUndefined()
    expect(second.run).not.toHaveBeenCalled()

    first.finish('paid')
    expect(await running).toBe('paid')
    const again = withLock(`pay ${means}`, second.run)
    await vi.waitFor(() => expect(second.run).toHaveBeenCalled())
    second.finish('again')
    expect(await again).toBe('again')
  })

  test('locks of other names are independent, and failed work releases its lock', async () => {
    const first = work()
    const running = withLock(`one ${means}`, first.run)
    await vi.waitFor(() => expect(first.run).toHaveBeenCalled())
    await expect(withLock(`two ${means}`, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    expect(await withLock(`two ${means}`, async () => 'done')).toBe('done')
    first.finish('')
    await running
  })

  test('only one of two simultaneous requests gets the lock', async () => {
    const [first, second] = [vi.fn(async () => 'first'), vi.fn(async () => 'second')]
    const ended = await Promise.all([withLock(`both ${means}`, first), withLock(`both ${means}`, second)])
    expect(ended.filter(Boolean)).toHaveLength(1)
    expect(first.mock.calls.length + second.mock.calls.length).toBe(1)
  })

  test('one can wait for a lock to be free', async () => {
    const first = work()
    const running = withLock(`wait ${means}`, first.run)
    await vi.waitFor(() => expect(first.run).toHaveBeenCalled())
    const isFree = vi.fn()
    const waiting = whenUnlocked(`wait ${means}`).then(isFree)
    expect(await withLock(`wait ${means}`, async () => 'taken')).toBeUndefined()
    expect(isFree).not.toHaveBeenCalled()
    first.finish('')
    await running
    await waiting
    expect(isFree).toHaveBeenCalledOnce()
  })
})
