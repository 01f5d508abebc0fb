import { chromium } from 'playwright'
import { launchOptions } from '../browser.mjs'
import { sum } from './statistics.mjs'

/** A browser with a fresh page for each measure, and what its main thread has done. */
export async function startPages(url) {
  const { args = [], ...options } = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...args, '--js-flags=--expose-gc'] })
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } })

  const fresh = async (sheet, work) => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    try {
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(`${url}/${sheet}.html`)
      return await work(page, session)
    } finally {
      await page.close()
    }
  }

  return {
    fresh,
    /** `metrics` are those of Chromium that count, all of the main thread's work if not given. */
    cpuOf: (name, { before, measured = () => window.bench.mount(), argument, rows, metrics = ['TaskDuration'] } = {}) =>
      fresh(name.endsWith('.plain') ? 'plain' : 'ours', async (page, session) => {
        await page.evaluate(([name, rows]) => window.bench.prepare(name, rows), [name, rows])
        if (before) await page.evaluate(before)
        await page.evaluate(() => globalThis.gc())
        const begun = await mainThreadTime(session, metrics)
        await page.evaluate(measured, argument)
        return (await mainThreadTime(session, metrics)) - begun
      }),
    close: () => browser.close(),
  }
}

/** Milliseconds the page's main thread has worked, not counting what other programs took meanwhile. */
async function mainThreadTime(session, names) {
  const { metrics } = await session.send('Performance.getMetrics')
  return sum(metrics.filter(({ name }) => names.includes(name)).map(({ value }) => value * 1000))
}
