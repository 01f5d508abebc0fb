import { median } from './statistics.mjs'

/** What a frame may take, so that neither a press nor a key seems to wait. */
const goal = 50

/** Benchmarks the roster of 5,000 members: selecting all of them, and typing in the filter. */
export async function bulkFigures({ fresh, rounds }) {
  const visits = []
  for (let round = 0; round < rounds; round += 1) {
    visits.push(
      await fresh('bulk', async (page) => {
        await page.evaluate(() => window.bench.prepare('bulk.ours'))
        await page.evaluate(() => window.bench.mount())
        return page.evaluate(() => window.bench.filter('placeholder 21'))
      }),
    )
  }
  const figure = (name, of) => ({
    figure: `Roster of 5,000 members, longest frame: ${name}`,
    measured: median(visits.map(of)),
    goal,
    unit: 'ms',
    isTiming: true,
  })
  return [figure('selecting all', ({ selected }) => selected), figure('typing in the filter', ({ typed }) => typed)]
}
