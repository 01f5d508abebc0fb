import { interleaved, median } from './statistics.mjs'

const keyCount = 10

/** Benchmarks main-thread time to painted content, ours and plain HTML in React alternately, each on a new page. */
export async function mountFigures({ cpuOf, rounds }) {
  const buttons = await ratio('buttons', 'ours')
  const table = await ratio('table', 'ours')
  const form = await ratio('form', 'ours')
  const typed = await interleaved(
    {
      idle: () => cpuOf('typing.plain', keys({ isIdle: true })),
      plain: () => cpuOf('typing.plain', keys()),
      ours: () => cpuOf('typing.ours', keys()),
      kit: () => cpuOf('typing.kit', keys()),
    },
    rounds,
  )
  // Ten frames have a cost without any key.
  const key = Object.fromEntries(
    Object.entries(typed).map(([name, values]) => [name, (median(values) - median(typed.idle)) / keyCount]),
  )
  return [
    { figure: '1,000 buttons, to plain', ...buttons, goal: 1.3 },
    { figure: 'Table of 200 rows with a button each, to plain', ...table, goal: 1.25 },
    { figure: 'Form of 50 fields, to plain', ...form, goal: 1.15 },
    { figure: 'A key in a naive form of 50, to plain', ...compared(key.ours, key.plain), goal: 1.15 },
    { figure: 'A key in a form of 50 as kits write it, to plain', ...compared(key.kit, key.plain), goal: 0.6 },
  ].map((row) => ({ ...row, isTiming: true, unit: 'x' }))

  async function ratio(name, variant) {
    const values = await interleaved(
      { plain: () => cpuOf(`${name}.plain`), ours: () => cpuOf(`${name}.${variant}`) },
      rounds,
    )
    return compared(median(values.ours), median(values.plain))
  }
}

function keys({ isIdle } = {}) {
  return {
    before: () => window.bench.mount(),
    measured: (typing) => window.bench.type(typing),
    argument: { count: keyCount, isIdle },
    // Painting the changed field costs the same everywhere, and more than the rest.
    metrics: ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'],
  }
}

function compared(ours, plain) {
  return { measured: ours / plain, note: `${ours.toFixed(2)} ms, plain ${plain.toFixed(2)} ms` }
}
