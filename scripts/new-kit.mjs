/**
 * `npm run new:kit -- <name>`: a kit that works, to be changed step by step into the one that is wanted. Writes its
 * package, stories, scenarios and tests from `scripts/templates`, and lists it where kits are listed. What it shows
 * meanwhile are payment methods, whose service stands in already. Then `docs/add-a-kit.md`.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { kitFiles, namesOf } from './new-kit/files.mjs'
import { registrations } from './new-kit/registrations.mjs'
import { root } from './workspaces.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-install': { type: 'boolean', default: false } },
})
const [name = ''] = positionals
const problem = problemOf(name)
if (problem) {
  console.error(`${problem}\nUsage: npm run new:kit -- <name>, for example: npm run new:kit -- order-history`)
  process.exit(2)
}

const names = namesOf(name)
// Everything is made before anything is written, so that a problem leaves nothing half done.
const changed = registrations(names).map(({ path, change }) => ({ path, text: change(read(path), path) }))
const written = await Promise.all([...kitFiles(names), ...changed].map(tidied))
for (const { path, text } of written) write(path, text)
copyFileSync(join(root, 'LICENSE'), join(root, 'packages/kits', names.kebab, 'LICENSE'))

if (!values['no-install']) install()
console.log(`\nWrote the kit ${names.kebab}:\n${written.map(({ path }) => `  ${path}`).join('\n')}`)
console.log(`
It works: npm start, then Kits / ${names.title}. What is left:
  npm run check                        types, lint, format, unit tests
  npm test -- code stories             with what runs in a browser
  npm run pictures                     takes the first pictures of its stories; look at them
  docs/add-a-kit.md                    from here to a finished kit`)

function problemOf(name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'The name of a kit is lower-case words with hyphens between.'
  if (existsSync(join(root, 'packages', name)) || name === 'fixtures') return `There is a package ${name} already.`
  if (existsSync(join(root, 'packages/kits', name))) return `There is a kit ${name} already.`
  return undefined
}

/** In the repository's format, whatever the length of the name has done to the lines. */
async function tidied({ path, text }) {
  const filepath = join(root, path)
  return { path, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) }
}

function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Links the package and writes it into the lockfile. */
function install() {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) console.error('\nThe kit is written but not linked yet: run npm install.')
}
