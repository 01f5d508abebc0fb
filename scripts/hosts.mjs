/**
 * The packages as hosts get them: packs them, installs the tarballs into each of `fixtures/hosts`, builds it, and drives
 * it in a browser; runs the tests of hosts that test in jsdom; checks the declarations of every entry, and imports each
 * in Node 20. Hosts are installed side by side, and so are their tests, as many as there are cores.
 * `npm run test:hosts [-- --keep] [-- --host <folder>] [-- --only <name>] [-- --thorough]`
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './hosts/build.mjs'
import { checkDeclarations } from './hosts/declarations.mjs'
import { installHost, installPackages } from './hosts/install.mjs'
import { packAll } from './hosts/pack.mjs'
import { sideBySide } from './side-by-side.mjs'
import { root } from './workspaces.mjs'

const { values } = parseArgs({
  options: {
    keep: { type: 'boolean' },
    host: { type: 'string' },
    only: { type: 'string' },
    thorough: { type: 'boolean' },
  },
})
// Read by scripts/hosts/hostile.mjs.
if (values.thorough) process.env.MEMBERKIT_THOROUGH = 'yes'
const folder = mkdtempSync(join(tmpdir(), 'memberkit-hosts-'))
process.once('exit', () => (values.keep ? console.log(folder) : rmSync(folder, { recursive: true, force: true })))

const begunAt = performance.now()
ensureBuilt()
const tarballs = packAll(folder)
const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
}
const sites = [
  { source: 'partner-site', name: 'React 19', hasDevelopmentBuild: true },
  { source: 'partner-site', name: 'React 18', hasDevelopmentBuild: true, versions: react18 },
  { source: 'next-site', name: 'Next 16' },
  { source: 'router-site', name: 'React Router 7' },
  { source: 'webpack-site', name: 'webpack 5' },
  { source: 'plain-site', name: 'plain' },
  { source: 'member-site', name: 'member site', hasDevelopmentBuild: true },
  { source: 'partner-desk', name: 'partner desk' },
  { source: 'staff-console', name: 'staff console' },
]
const wanted = sites.filter(({ source }) => !values.host || source === values.host)
const testedInJsdom = ['jest-site', 'vitest-site']
  .filter((name) => !values.host || name === values.host)
  .map((name) => ({ name, folder: join(folder, name) }))
if (wanted.length + testedInJsdom.length === 0) throw new Error(`There is no fixtures/hosts/${values.host}.`)
const hosts = wanted.map(({ source, name }, index) => ({ source, name, folder: join(folder, `site-${index}`) }))
await sideBySide([
  ...wanted.map((site, index) => () => installHost({ ...site, tarballs, into: hosts[index].folder })),
  ...testedInJsdom.map(({ name, folder }) => async () => {
    const hasAllPackages = name === 'jest-site'
    const run = await installPackages({ name, hasAllPackages, tarballs, source: name, into: folder })
    if (hasAllPackages) await checkDeclarations(run, folder)
  }),
])
console.log(`Installed and built in ${Math.round((performance.now() - begunAt) / 1000)} s.`)

const count = await runTests([
  ...[...new Set(wanted.map(({ source }) => source))].flatMap(testsOf),
  ...(testedInJsdom.length > 0 ? [join(root, 'scripts/hosts/jsdom.test.mjs')] : []),
  // Needs every package, which only this host has.
  ...(testedInJsdom.some(({ name }) => name === 'jest-site') ? [join(root, 'scripts/hosts/node-20.test.mjs')] : []),
])
console.log(`\n${count.passed} passed, ${count.failed} failed`)
if (process.env.MEMBERKIT_COUNTS) writeFileSync(process.env.MEMBERKIT_COUNTS, JSON.stringify(count))
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0

function testsOf(source) {
  const tests = join(root, 'fixtures/hosts', source, 'tests')
  return readdirSync(tests)
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => join(tests, file))
}

async function runTests(files) {
  const stream = run({
    files,
    // Tests also wait for pages.
    concurrency: availableParallelism() + 1,
    env: { ...process.env, MEMBERKIT_HOSTS: JSON.stringify(hosts), MEMBERKIT_JSDOM: JSON.stringify(testedInJsdom) },
    testNamePatterns: values.only ? [values.only] : undefined,
  })
  const count = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const counted = (kind) => (test) => {
    // Events also report suites and files.
    if (test.details.type !== 'suite' && test.nesting > 0 && !test.skip) count[kind]++
    if (kind === 'failed' && test.nesting === 0) count.failed ||= 1
    if (kind === 'failed' && test.details.error.failureType !== 'subtestsFailed')
      count.failures.push({
        name: `${relative(root, test.file)} > ${test.name}`,
        message: messageOf(test.details.error),
      })
  }
  stream.on('test:pass', counted('passed'))
  stream.on('test:fail', counted('failed'))
  stream.compose(spec).pipe(process.stdout)
  await new Promise((resolve) => stream.once('end', resolve))
  return count
}

/** What the test threw; the runner wraps it. */
function messageOf({ cause, message }) {
  return String(cause?.message ?? cause ?? message)
}
