import { expect, test } from 'vitest'
import { readNext } from './queue-pages.ts'
import type { QueueCase } from './received.ts'

const cases = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }) as QueueCase)
const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => Number(id))

/** A service with cases, which sends at most so many at once. */
function serve(matching: readonly QueueCase[], most = 1000) {
  const asked: [number, number][] = []
  const read = async (offset: number, limit: number) => {
    asked.push([offset, limit])
    return { resolutions: matching.slice(offset, offset + Math.min(limit, most)), total: matching.length }
  }
  return { read, asked }
}

const known = cases(100)

test('the next cases follow the last known one, in one request', async () => {
  const { read, asked } = serve(cases(300))
  const pages = await readNext(read, { known, next: 100, total: 300, count: 50 })
  expect(ids(pages?.resolutions)).toEqual(ids(cases(150)).slice(99))
  expect(pages?.next).toBe(150)
  expect(asked).toEqual([[99, 51]])
})

test('no case is left out when known ones have left meanwhile', async () => {
  const left = cases(300).filter(({ id }) => id !== '3' && id !== '99')
  const { read } = serve(left)
  const pages = await readNext(read, { known, next: 100, total: 300, count: 200 })
  expect(ids(pages?.resolutions)).toEqual(expect.arrayContaining(ids(cases(300)).slice(100)))
  expect(pages?.next).toBe(298)
})

test('if all known ones have left, reading begins at the first', async () => {
  const { read } = serve(cases(300).slice(100))
  const pages = await readNext(read, { known, next: 100, total: 300, count: 50 })
  expect(ids(pages?.resolutions).slice(0, 2)).toEqual([100, 101])
})

test('a service that sends fewer than asked for is asked again', async () => {
  const { read } = serve(cases(300), 40)
  const pages = await readNext(read, { known, next: 100, total: 300, count: Infinity })
  expect(ids(pages?.resolutions)).toEqual(ids(cases(300)).slice(99))
  expect(pages).toMatchObject({ next: 300, total: 300 })
})

test('one that sends nothing more has no more; one that fails gives nothing', async () => {
  const empty = async (offset: number) => ({ resolutions: cases(300).slice(offset, 120), total: 300 })
  expect(await readNext(empty, { known, next: 100, total: 300, count: Infinity })).toMatchObject({
    next: 120,
    total: 120,
  })
  expect(await readNext(async () => undefined, { known, next: 100, total: 300, count: 50 })).toBeUndefined()
})
