import { scrollFigures } from './scroll.mjs'
import { interleaved, median } from './statistics.mjs'

const many = 100_000
const frames = 45

/** Benchmarks long lists: VirtualTable against a hundred rows and against a hand-written TanStack Virtual table. */
export async function rowFigures({ cpuOf, fresh, rounds }) {
  const times = await interleaved(
    {
      few: () => cpuOf('rows.ours', { rows: 100 }),
      many: () => cpuOf('rows.ours', { rows: many }),
      byHand: () => cpuOf('rows.plain', { rows: many }),
    },
    rounds,
  )
  const [few, all, byHand] = ['few', 'many', 'byHand'].map((name) => median(times[name]))
  const scrolls = await interleaved({ ours: () => scrolled('ours'), plain: () => scrolled('plain') }, 3)
  const heaps = []
  for (let round = 0; round < 3; round++) heaps.push(await heapBeyondData())
  const note = `${all.toFixed(1)} ms, 100 rows ${few.toFixed(1)} ms, by hand ${byHand.toFixed(1)} ms`
  return [
    { figure: '100,000 rows, to its own 100', measured: all / few, goal: 2.5, unit: 'x', isTiming: true, note },
    {
      figure: '100,000 rows, to TanStack Virtual by hand',
      measured: all / byHand,
      goal: 1.5,
      unit: 'x',
      isTiming: true,
    },
    ...scrollFigures(scrolls.ours, {
      frames,
      row: 'a row',
      note: `95 in 100 within ${p95(scrolls.ours).toFixed(0)} ms, by hand ${p95(scrolls.plain).toFixed(0)} ms`,
    }),
    { figure: 'Heap of 100,000 rows beyond their data', measured: median(heaps), goal: 2, unit: 'MiB' },
  ]

  function scrolled(variant) {
    return fresh(variant, async (page) => {
      await page.evaluate(([name, rows]) => window.bench.prepare(name, rows), [`rows.${variant}`, many])
      await page.evaluate(() => window.bench.mount())
      return page.evaluate((count) => window.bench.scroll({ frames: count }), frames)
    })
  }

  function heapBeyondData() {
    return fresh('ours', async (page, session) => {
      await page.evaluate(([name, rows]) => window.bench.prepare(name, rows), ['rows.ours', many])
      const before = await heap(session)
      await page.evaluate(() => window.bench.mount())
      return ((await heap(session)) - before) / 2 ** 20
    })
  }
}

function p95(scrolls) {
  const times = scrolls.flatMap((scroll) => scroll.times).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)]
}

async function heap(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
