import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { draftsFrom } from '../../fixtures/hosts/next-site/site/drafts.ts'
import { messagesIn } from '../../fixtures/hosts/next-site/site/messages.ts'
import { queryClientOf } from '../../fixtures/hosts/next-site/site/query-client.ts'

describe('the query client of a site with Next', () => {
  test('is kept for a person, and emptied for the next one', () => {
    inWindow()
    const first = queryClientOf('member-1')
    first.setQueryData(['invoices'], ['inv-1'])
    expect(queryClientOf('member-1')).toBe(first)
    expect(queryClientOf('member-2')).not.toBe(first)
    expect(first.getQueryCache().getAll()).toEqual([])
    expect(queryClientOf('member-1').getQueryData(['invoices'])).toBeUndefined()
  })

  test('is new for each page on a server', () => {
    expect(queryClientOf('member-1')).not.toBe(queryClientOf('member-1'))
  })
})

describe('the draft of a cart', () => {
  const draft = (name: string) => ({ draft: { name } as never, savedAt: 1 })

  test('is that of the window for its person, and never for another', () => {
    inWindow()
    draftsFrom(draft('old'), 'member-1').save({ name: 'new' } as never)
    expect(draftsFrom(draft('old'), 'member-1').load()).toEqual({ name: 'new' })
    expect(draftsFrom(draft('theirs'), 'member-2').load()).toEqual({ name: 'theirs' })
    expect(draftsFrom(undefined, 'member-2').load()).toBeUndefined()
  })
})

describe('the messages of an address', () => {
  test('are one promise, and load again some time after they have failed', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const preload = vi.fn(async () => Promise.reject(new Error('offline')))
    const load = () => messagesIn('en-US', '/billing?invoice=inv-1', preload)
    const failed = load()
    await expect(failed).rejects.toThrow('offline')
    // `use` renders once more to throw.
    expect(load()).toBe(failed)
    vi.advanceTimersByTime(1_000)
    const again = load()
    expect(again).not.toBe(failed)
    await expect(again).rejects.toThrow('offline')
    expect(preload).toHaveBeenCalledTimes(2)
  })
})

/** The site keeps one person's data in a window, and sends drafts to its server. */
function inWindow() {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async () => new Response())
  onTestFinished(() => void vi.unstubAllGlobals())
}
