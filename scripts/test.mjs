/**
 * Everything that must hold, in the order in which it fails fastest: code, stories with their pictures, widths, packed
 * packages in a host.
 * `npm test -- stories widths` runs some of it. Ends with what failed, and one line that counts all tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

const counts = mkdtempSync(join(tmpdir(), 'memberkit-counts-'))
const vitest = (name, ...args) => [
  'vitest',
  ['run', ...args, '--reporter=default', '--reporter=./scripts/count-reporter.mjs'],
  { MEMBERKIT_COUNTS: join(counts, name) },
]
const stories = ['-c', 'vitest.stories.config.ts']
const stages = {
  code: vitest('code'),
  stories: vitest('stories', ...stories, '--project', 'stories'),
  widths: vitest('widths', ...stories, '--project', 'widths'),
  hosts: ['node', ['scripts/hosts.mjs'], { MEMBERKIT_COUNTS: join(counts, 'hosts') }],
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in stages))
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. The stages are ${Object.keys(stages).join(', ')}.`)
  process.exit(2)
}
const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const retried = []
let isRed = false
for (const name of wanted.length > 0 ? wanted : Object.keys(stages)) {
  const [program, args, env] = stages[name]
  const begun = Date.now()
  const { status } = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - begun) / 1000)} s`)
  isRed ||= status !== 0
  add(name, env.MEMBERKIT_COUNTS)
}
rmSync(counts, { recursive: true })
for (const { stage, name, message } of retried)
  console.log(`\n${stage}: ${name}\n  passed only when tried again\n${beginning(message)}`)
for (const { stage, name, message } of failures) console.log(`\n${stage}: ${name}\n${beginning(message)}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(isRed ? 1 : 0)

function add(stage, path) {
  try {
    const { failures: failed, retried: again = [], ...count } = JSON.parse(readFileSync(path, 'utf8'))
    for (const [state, tests] of Object.entries(count)) total[state] += tests
    failures.push(...failed.map((failure) => ({ stage, ...failure })))
    retried.push(...again.map((one) => ({ stage, ...one })))
  } catch {
    // A stage that crashed before counting has failed anyway.
  }
}

/** Enough to know the failure by: a message may quote a whole page. */
function beginning(message) {
  const lines = message.split('\n').slice(0, 30)
  return lines.map((line) => `  ${line.slice(0, 300)}`).join('\n')
}
