import { interleaved, median } from './statistics.mjs'

const perKey = 10

/** Main-thread time to painted content, ours and plain HTML's in React by turns, each on a fresh page. */
export async function mountFigures({ cpuOf, rounds }) {
  const buttons = await ratio('buttons', 'ours')
  const table = await ratio('table', 'ours')
  const form = await ratio('form', 'ours')
  const keys = await interleaved(
    {
      plain: () => cpuOf('typing.plain', typing),
      ours: () => cpuOf('typing.ours', typing),
      kit: () => cpuOf('typing.kit', typing),
    },
    rounds,
  )
  const key = Object.fromEntries(Object.entries(keys).map(([name, values]) => [name, median(values)]))
  return [
    { figure: '1,000 buttons, to plain', ...buttons, goal: 1.3 },
    { figure: 'Table of 200 rows with a button each, to plain', ...table, goal: 1.25 },
    { figure: 'Form of 50 fields, to plain', ...form, goal: 1.15 },
    { figure: 'A key in a naive form of 50, to plain', ...compared(key.ours, key.plain, perKey), goal: 1.15 },
    { figure: 'A key in a form of 50 as kits write it, to plain', ...compared(key.kit, key.plain, perKey), goal: 0.6 },
  ].map((row) => ({ ...row, isTiming: true, unit: 'x' }))

  async function ratio(name, variant) {
    const values = await interleaved(
      { plain: () => cpuOf(`${name}.plain`), ours: () => cpuOf(`${name}.${variant}`) },
      rounds,
    )
    return compared(median(values.ours), median(values.plain))
  }
}

const typing = {
  before: () => window.bench.mount(),
  measured: (count) => window.bench.type(count),
  argument: perKey,
}

function compared(ours, plain, times = 1) {
  return { measured: ours / plain, note: `${(ours / times).toFixed(1)} ms, plain ${(plain / times).toFixed(1)} ms` }
}
