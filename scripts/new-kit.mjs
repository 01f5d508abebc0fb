/**
 * `npm run new:kit -- <name> --service <service> [--list] [--actions]`: writes a working
 * kit over a service of the contract. `--list` writes a list; `--actions` also writes a row for each call that only changes
 * the status. Writes package, stories, scenarios, mock platform and tests from `scripts/templates` and registers them.
 * `docs/add-a-kit.md` says how to go on.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { kitFiles, namesOf } from './new-kit/files.mjs'
import { registrations } from './new-kit/registrations.mjs'
import { serviceFacts } from './new-kit/service.mjs'
import { root } from './workspaces.mjs'

/** The service that the templates use. */
const sampleService = 'subscriptions'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    service: { type: 'string' },
    list: { type: 'boolean', default: false },
    actions: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
  },
})
const [name = ''] = positionals
const { service, actions: hasActions } = values
const problem = problemOf(name) ?? (service ? undefined : 'Name a service of the contract.')
if (problem) {
  console.error(`${problem}\nUsage: npm run new:kit -- <name> --service <service> [--list] [--actions]`)
  process.exit(2)
}

const names = namesOf(name)
const facts = await factsOf(service)
const sample = await serviceFacts(sampleService)
const kind = { facts, sample, hasList: values.list || hasActions, hasActions }
// Everything is generated before anything is written, so that an error leaves nothing half done.
const changed = registrations(names, service).map(({ path, change }) => ({ path, text: change(read(path), path) }))
const written = await Promise.all([...kitFiles(names, kind), ...changed].map(tidied))
for (const { path, text } of written) write(path, text)
copyFileSync(join(root, 'LICENSE'), join(root, 'packages/kits', names.kebab, 'LICENSE'))

if (!values['no-install']) install()
console.log(`\nWrote the kit ${names.kebab}:\n${written.map(({ path }) => `  ${path}`).join('\n')}`)
console.log(`
It works: run npm start and open Kits / ${names.title}. Next:
  npm run api                          adds the kit to docs/systems.md
  npm run check                        types, lint, format, unit tests
  npm test -- code stories             also runs the browser tests
  src/messages                         write the messages: nouns are generic, actions English everywhere
  npm run pictures                     takes the first screenshots of its stories; look at them
  docs/add-a-kit.md                    the remaining steps`)

async function factsOf(service) {
  try {
    return await serviceFacts(service)
  } catch (error) {
    console.error(error.message)
    process.exit(2)
  }
}

function problemOf(name) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) return 'The name of a kit is lower-case words joined by hyphens.'
  if (existsSync(join(root, 'packages', name)) || name === 'fixtures') return `There is a package ${name} already.`
  if (existsSync(join(root, 'packages/kits', name))) return `There is a kit ${name} already.`
  return undefined
}

/** Formats a file: the length of the name changes its lines. */
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

/** Links the package and adds it to the lockfile. */
function install() {
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) console.error('\nThe kit is written but not linked yet: run npm install.')
}
