import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withLock } from './lock.ts'

const work = () => {
  let finish: (value: string) => void = () => {}
  const run = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
  return { run, finish: (value: string) => finish(value) }
}

describe.each(['Web Locks', 'BroadcastChannel'] as const)('by %s', (means) => {
  beforeEach(() => {
    if (means === 'BroadcastChannel') vi.stubGlobal('navigator', {})
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('while one works, another of the same name does not; afterwards it may', async () => {
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

  test('another name is no obstacle, and work that fails lets go', async () => {
    const first = work()
    const running = withLock(`one ${means}`, first.run)
    await vi.waitFor(() => expect(first.run).toHaveBeenCalled())
    await expect(withLock(`two ${means}`, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
    expect(await withLock(`two ${means}`, async () => 'done')).toBe('done')
    first.finish('')
    await running
  })

  test('of two in the same moment one works', async () => {
    const [first, second] = [vi.fn(async () => 'first'), vi.fn(async () => 'second')]
    const ended = await Promise.all([withLock(`both ${means}`, first), withLock(`both ${means}`, second)])
    expect(ended.filter(Boolean)).toHaveLength(1)
    expect(first.mock.calls.length + second.mock.calls.length).toBe(1)
  })
})
