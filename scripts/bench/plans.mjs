import { interleaved, median } from './statistics.mjs'

const presses = 10
/** At 60 frames a second. */
const frame = 16.7
const slowdown = 4

/** What is pressed in turn: each press changes what the page shows. */
const pressed = {
  plan: ['tier-legal-individual', 'tier-legal-family'],
  period: ['ANNUAL', 'MONTHLY'],
  supplement: ['supplement-legal-family-trial-defense'],
}

/** Benchmarks the comparison's mount against plain HTML, and presses in the tier picker on a slow machine. */
export async function planFigures({ cpuOf, fresh, rounds }) {
  const mounts = await interleaved(
    { plain: () => cpuOf('comparison.plain'), ours: () => cpuOf('comparison.ours', { sheet: 'plans' }) },
    rounds,
  )
  const [plain, ours] = [median(mounts.plain), median(mounts.ours)]
  const figures = []
  for (const [name, values] of Object.entries(pressed)) figures.push(await press(name, values))
  return [
    {
      figure: 'Comparison of 8 tiers by 40 benefits, to plain',
      measured: ours / plain,
      goal: 2,
      unit: 'x',
      isTiming: true,
      note: `${ours.toFixed(2)} ms, plain ${plain.toFixed(2)} ms`,
    },
    ...figures,
  ]

  async function press(name, values) {
    const run = (isIdle) =>
      fresh('plans', async (page, session) => {
        await page.evaluate(() => window.bench.prepare('picker.ours'))
        await page.evaluate(() => window.bench.mount())
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        const times = await page.evaluate((pressing) => window.bench.press(pressing), {
          values,
          count: presses,
          isIdle,
        })
        return median(times)
      })
    const times = await interleaved({ idle: () => run(true), pressed: () => run(false) }, rounds)
    return {
      figure: `Press on a ${name} until it is painted, CPU slowed down ${slowdown} times`,
      measured: median(times.pressed) - median(times.idle),
      goal: frame,
      unit: 'ms',
      isTiming: true,
    }
  }
}
