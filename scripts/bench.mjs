/**
 * How fast the built packages are, as ratios to plain HTML in React measured by turns in one run, and the counts that
 * hold on any machine. Those fail the run; times are told and marked, for a busy machine bends them.
 * `npm run bench [-- --rounds 15] [-- --only mount,rows,kit,subscriptions,bulk,plans,queue,case,render,server,codec]`
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bulkFigures } from './bench/bulk.mjs'
import { bundlePages } from './bench/bundle.mjs'
import { caseFigures } from './bench/case.mjs'
import { codecFigures } from './bench/codec.mjs'
import { fixtureFigures } from './bench/fixtures.mjs'
import { kitFigures, subscriptionFigures } from './bench/kit.mjs'
import { mountFigures } from './bench/mount.mjs'
import { startPages } from './bench/pages.mjs'
import { planFigures } from './bench/plans.mjs'
import { queueFigures } from './bench/queue.mjs'
import { renderFigures } from './bench/render.mjs'
import { rowFigures } from './bench/rows.mjs'
import { serveBench } from './bench/server.mjs'
import { ensureBuilt } from './hosts/build.mjs'
import { printTable } from './size/print-table.mjs'
import { root } from './workspaces.mjs'

const everything = 'mount,rows,kit,subscriptions,bulk,plans,queue,case,render,server,codec'
const resultsFile = join(root, 'fixtures/bench/results.json')
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, only: { type: 'string', default: everything } },
})
const rounds = Number(values.rounds)
const groups = {
  mount: mountFigures,
  rows: rowFigures,
  kit: kitFigures,
  subscriptions: subscriptionFigures,
  bulk: bulkFigures,
  plans: planFigures,
  queue: queueFigures,
  case: caseFigures,
  render: renderFigures,
}
/** Benchmarks without a page. */
const withoutPages = { server: fixtureFigures, codec: codecFigures }

const asked = values.only.split(',')

ensureBuilt()
const figures = []
for (const name of asked.filter((name) => name in withoutPages)) figures.push(...(await withoutPages[name]({ rounds })))
if (asked.some((name) => name in groups)) figures.push(...(await figuresOfPages()))

const results = figures.map((one) => ({
  ...one,
  isMet: one.isLeast ? one.measured >= one.goal : one.measured <= one.goal,
}))
printTable(
  ['Figure', 'measured', 'goal', '', 'unit', 'note'],
  results.map((one) => [one.figure, shown(one.measured), one.goal, verdict(one), one.unit, one.note]),
)
writeFileSync(resultsFile, `${JSON.stringify({ rounds, results: [...notMeasured(), ...results] }, null, 2)}\n`)
if (results.some((one) => verdict(one) === 'FAILED')) process.exitCode = 1

/** Returns figures of the previous full run that this run didn't measure. */
function notMeasured() {
  if (values.only === everything || !existsSync(resultsFile)) return []
  const kept = JSON.parse(readFileSync(resultsFile, 'utf8')).results
  return kept.filter(({ figure }) => !results.some((one) => one.figure === figure))
}

async function figuresOfPages() {
  const folder = mkdtempSync(join(tmpdir(), 'memberkit-bench-'))
  try {
    await bundlePages(folder)
    const server = await serveBench(folder)
    const pages = await startPages(server.url)
    const found = []
    for (const name of asked.filter((name) => name in groups)) {
      found.push(...(await groups[name]({ ...pages, server, folder, rounds })))
    }
    await pages.close()
    await server.close()
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function verdict({ isMet, isTiming, isTold }) {
  if (isMet) return 'ok'
  return isTiming || isTold ? 'missed' : 'FAILED'
}

function shown(value) {
  return Number.isInteger(value) ? value : value.toFixed(2)
}
