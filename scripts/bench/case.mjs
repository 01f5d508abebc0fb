import { scrollFigures } from './scroll.mjs'
import { median } from './statistics.mjs'

const frames = 45
const scroll = { frames, scroller: '[role=region]', row: 'li[data-index]' }

/** Benchmarks cases: frames of a scroll through two thousand entries, and the way from one case to the next. */
export async function caseFigures({ fresh, rounds }) {
  const scrolls = []
  const next = []
  const unread = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    scrolls.push(await onPage('case.ours', (page) => page.evaluate((how) => window.bench.scroll(how), scroll)))
    await onPage('desk.ours', async (page) => {
      await page.evaluate(() => window.desk.open(0))
      for (let count = 0; count < 4; count++) next.push(await page.evaluate(() => window.desk.open()))
      unread.push(await page.evaluate(() => window.desk.open(12)))
    })
  }
  const opened = [...next, ...unread]
  return [
    ...scrollFigures(scrolls, { frames, list: 'case of 2,000 entries', row: 'an entry' }),
    {
      figure: 'Next case of the queue, press to header',
      measured: median(next.map(({ ms }) => ms)),
      goal: 100,
      unit: 'ms',
      isTiming: true,
      note: `longest ${Math.max(...next.map(({ ms }) => ms)).toFixed(0)} ms`,
    },
    {
      figure: 'Next cases that show no header at once',
      measured: next.filter(({ hadHeader }) => !hadHeader).length,
      goal: 0,
    },
    {
      figure: 'A case that wasn’t prefetched, press to skeleton',
      measured: median(unread.map(({ ms }) => ms)),
      goal: 100,
      unit: 'ms',
      isTiming: true,
    },
    {
      figure: 'Requests of a case one after another',
      measured: Math.max(...opened.map(({ calls }) => depth(calls))),
      goal: 1,
    },
    { figure: 'Requests of a case', measured: Math.max(...opened.map(({ calls }) => calls.length)), goal: 3 },
    {
      figure: 'Layout shift after the header of the next case',
      measured: most(next),
      goal: 0,
      isTold: true,
      note: sourcesOf(next),
    },
    {
      figure: 'Layout shift after the skeleton of a case that wasn’t prefetched',
      measured: most(unread),
      goal: 0,
      isTold: true,
      note: sourcesOf(unread),
    },
  ]

  function onPage(name, work) {
    return fresh('case', async (page) => {
      await page.evaluate((one) => window.bench.prepare(one), name)
      await page.evaluate(() => window.bench.mount())
      return work(page)
    })
  }
}

/** Returns whether any request waited for another's response: 2, or 1. */
function depth(calls) {
  const firstAnswer = Math.min(...calls.map(({ answeredAt }) => answeredAt))
  return calls.some(({ at }) => at > firstAnswer) ? 2 : 1
}

function most(visits) {
  return Math.max(...visits.map(({ shift }) => shift))
}

function sourcesOf(visits) {
  return visits.find(({ shift }) => shift > 0)?.sources.slice(0, 80)
}
