import { scrollFigures } from './scroll.mjs'
import { median } from './statistics.mjs'

const frames = 45
const typed = 'Ada Example'

/** Benchmarks ten thousand cases: frames of a scroll, and of typing into the search, which narrows them all. */
export async function queueFigures({ fresh, rounds }) {
  const scrolls = []
  const keys = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    scrolls.push(await onPage((page) => page.evaluate((count) => window.bench.scroll({ frames: count }), frames)))
    keys.push(await onPage((page) => page.evaluate(type, typed)))
  }
  // The best wall time, because other programs count, too.
  const key = Math.min(...keys.map((times) => Math.max(...times)))
  return [
    ...scrollFigures(scrolls, { frames, list: '10,000 cases', row: 'a case' }),
    {
      figure: 'Slowest key in the search over 10,000 cases',
      measured: key,
      goal: 100,
      unit: 'ms',
      isTiming: true,
      note: `median ${median(keys.flat()).toFixed(0)} ms`,
    },
  ]

  function onPage(work) {
    return fresh('queue', async (page) => {
      await page.evaluate(() => window.bench.prepare('queue.ours'))
      await page.evaluate(() => window.bench.mount())
      return work(page)
    })
  }
}

/** Runs in the page: one character a frame. */
async function type(text) {
  const input = document.querySelector('input[type=search]')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  const times = []
  for (let end = 1; end <= text.length; end++) {
    const begun = performance.now()
    setValue.call(input, text.slice(0, end))
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    times.push(performance.now() - begun)
  }
  return times
}
