import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { bundleProgram } from './bundle.mjs'
import { median } from './statistics.mjs'

/**
 * Benchmarks server rendering, ours against plain HTML in React alternately, and checks that the HTML has no inline
 * styles.
 */
export async function renderFigures({ folder, rounds }) {
  const program = join(folder, 'render.mjs')
  await bundleProgram('server/render.tsx', program)
  const { table, form, controlled, styles, hasInvoices } = JSON.parse(
    execFileSync(process.execPath, [program, String(rounds)], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  )
  if (!hasInvoices) throw new Error('The server rendered no invoices, so what it rendered says nothing.')
  return [
    { figure: 'Table rendered on a server, to plain', ...compared(table), goal: 3, unit: 'x', isTiming: true },
    { figure: 'Form rendered on a server, to plain', ...compared(form), goal: 2, unit: 'x', isTiming: true },
    {
      figure: '50 controlled fields and a provider on a server, to bare labels and inputs',
      ...compared(controlled),
      goal: 3,
      unit: 'x',
      isTiming: true,
    },
    {
      figure: 'HTML of the table, to plain',
      measured: table.bytes[0] / table.bytes[1],
      goal: 1.5,
      unit: 'x',
      isTold: true,
    },
    {
      figure: 'HTML of the form, to plain',
      measured: form.bytes[0] / form.bytes[1],
      goal: 1.5,
      unit: 'x',
      isTold: true,
    },
    { figure: 'style= and <style> in HTML from the server', measured: styles, goal: 0 },
  ]
}

function compared({ ours, plain }) {
  const [mine, theirs] = [median(ours), median(plain)]
  return { measured: mine / theirs, note: `${mine.toFixed(2)} ms, plain ${theirs.toFixed(2)} ms` }
}
