/**
 * The packages as a host gets them: packs them, installs the tarballs into `fixtures/hosts/partner-site` with React 19
 * and again with React 18, builds it, and drives it in a browser. `npm run test:hosts [-- --keep] [-- --only <name>]`
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './hosts/build.mjs'
import { installHost } from './hosts/install.mjs'
import { packAll } from './hosts/pack.mjs'
import { root } from './workspaces.mjs'

const { values } = parseArgs({ options: { keep: { type: 'boolean' }, only: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'memberkit-hosts-'))
process.once('exit', () => (values.keep ? console.log(folder) : rmSync(folder, { recursive: true, force: true })))

ensureBuilt()
const tarballs = packAll(folder)
const reacts = {
  'React 19': {},
  'React 18': {
    react: '18.3.1',
    'react-dom': '18.3.1',
    '@types/react': '18.3.31',
    '@types/react-dom': '18.3.7',
  },
}
const hosts = Object.entries(reacts).map(([name, versions], index) =>
  installHost({ name, versions, tarballs, source: 'partner-site', into: join(folder, `site-${index}`) }),
)

const tests = join(root, 'fixtures/hosts/partner-site/tests')
const count = await runTests(['kit', 'server-render'].map((name) => join(tests, `${name}.test.mjs`)))
console.log(`\n${count.passed} passed, ${count.failed} failed`)
if (process.env.MEMBERKIT_COUNTS) writeFileSync(process.env.MEMBERKIT_COUNTS, JSON.stringify(count))
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0

async function runTests(files) {
  const stream = run({
    files,
    concurrency: 1,
    env: { ...process.env, MEMBERKIT_HOSTS: JSON.stringify(hosts) },
    testNamePatterns: values.only ? [values.only] : undefined,
  })
  const count = { passed: 0, failed: 0, skipped: 0 }
  const counted = (kind) => (test) => {
    // Suites and files are told of, too.
    if (test.details.type !== 'suite' && test.nesting > 0 && !test.skip) count[kind]++
    if (kind === 'failed' && test.nesting === 0) count.failed ||= 1
  }
  stream.on('test:pass', counted('passed'))
  stream.on('test:fail', counted('failed'))
  stream.compose(spec).pipe(process.stdout)
  await new Promise((resolve) => stream.once('end', resolve))
  return count
}
