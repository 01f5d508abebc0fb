import { chromium } from 'playwright'
import { launchOptions } from '../browser.mjs'
import { sum } from './statistics.mjs'

/** Opens a browser with a new page per measurement, and measures its main thread. */
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
    /** `metrics` are Chromium metrics, by default the main thread's total work; `slowdown` is how often slower its CPU is. */
    cpuOf: (
      name,
      {
        before,
        measured = () => window.bench.mount(),
        argument,
        rows,
        metrics = ['TaskDuration'],
        sheet = name.endsWith('.plain') ? 'plain' : 'ours',
        slowdown,
      } = {},
    ) =>
      fresh(sheet, async (page, session) => {
        await page.evaluate(([name, rows]) => window.bench.prepare(name, rows), [name, rows])
        if (before) await page.evaluate(before)
        if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        await page.evaluate(() => globalThis.gc())
        const begun = await mainThreadTime(session, metrics)
        await page.evaluate(measured, argument)
        return (await mainThreadTime(session, metrics)) - begun
      }),
    close: () => browser.close(),
  }
}

/** Returns the milliseconds that the page's main thread has worked, excluding other programs. */
async function mainThreadTime(session, names) {
  const { metrics } = await session.send('Performance.getMetrics')
  return sum(metrics.filter(({ name }) => names.includes(name)).map(({ value }) => value * 1000))
}
