import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../workspaces.mjs'

const contract = join(root, 'packages/contract/src')
const mockPlatform = join(root, 'fixtures/src/services')
/** The owner's parameter names in paths; `owners` is one of two kinds of addresses. */
const ownerParams = { identityId: 'identityId', ownerId: 'ownerId: identityId', userId: 'userId: identityId' }
/** Sample values of text fields. */
const known = {
  id: 'sample',
  identityId: 'member-ada',
  label: 'Sample',
  name: 'Sample',
  number: 'Sample',
  version: '1',
}
/** Fields that can name a row, best first. */
const titles = ['label', 'name', 'title', 'number', 'friendlyId']

/** Returns what the contract and the mock platform have for a service. Throws if no kit can be generated from it, and says why. */
export async function serviceFacts(service) {
  const [file] = globSync(`*/${service}.ts`, { cwd: contract }).map((path) => path.replaceAll('\\', '/'))
  if (!file) throw new Error(`The contract has no service ${service}.`)
  const calls = await import(pathToFileURL(join(contract, file)).href)
  const tones = await import(pathToFileURL(join(contract, 'labels/tones.ts')).href)
  const labels = await import(pathToFileURL(join(contract, 'labels/en-US.ts')).href)
  const { actionOf } = await import(pathToFileURL(join(contract, 'action-of.ts')).href)
  const { targetsOf } = await import(pathToFileURL(join(contract, 'targets-of.ts')).href)
  const { sample } = await import(pathToFileURL(join(root, 'fixtures/src/conform/sample.ts')).href)

  const all = Object.entries(calls)
  const nameOf = (value) => all.find(([, one]) => one === value)?.[0]
  const lists = all.filter(([, one]) => isRead(one) && one.returns?.type === 'array' && paramsOf(one).length > 0)
  const found = lists.find(([, one]) => paramsOf(one).every((param) => param === 'owners' || param in ownerParams))
  if (!found) throw new Error(`${service} has no list of somebody's own: write its kit by hand.`)
  const [list, listing] = found
  const [read, reading] =
    all.find(([, one]) => isRead(one) && one.path.replace(/\/\{\w+\}$/, '') === listing.path && one !== listing) ?? []
  const entity = nameOf(listing.returns.item)
  if (!read || !entity) throw new Error(`${service} cannot be read one by one: write its kit by hand.`)
  const { entries } = listing.returns.item
  const status = entries.status && nameOf(entries.status)
  const lower = entity[0].toLowerCase() + entity.slice(1)
  const facts = {
    service,
    path: file.replace(/\.ts$/, ''),
    list,
    read,
    entity,
    status,
    idParam: paramsOf(reading).at(-1),
    owner: paramsOf(listing).map((param) => (param === 'owners' ? "owners: 'identities'" : ownerParams[param])),
    tones: `${status?.[0].toLowerCase()}${status?.slice(1)}Tones`,
    transitions: `${lower}Transitions`,
    journal: `${lower}Journal`,
    title: titles.find((name) => entries[name]?.type === 'string'),
    ...mockFactsOf(service, entity),
  }
  const missing = [
    !status && 'a status',
    !(facts.tones in tones && status in labels) && 'labels and tones of its status',
    !(facts.transitions in calls) && 'transitions',
    !(facts.journal in calls) && 'a journal',
    !facts.title && `a ${titles.join(', ')}`,
    !facts.kind && 'a kind in the mock platform',
  ].filter(Boolean)
  if (missing.length > 0) throw new Error(`${service} lacks ${missing.join(' and ')}: write its kit by hand.`)

  const transitions = calls[facts.transitions]
  const actions = all
    .filter(
      ([, one]) => one?.method === 'POST' && one.path === `${reading.path}/${one.action}` && one.access !== 'machine',
    )
    .filter(([, one]) => !one.body && !one.query && transitions[actionOf(one)]?.to !== undefined)
    .map(([operation, one]) => ({
      name: actionOf(one),
      operation,
      to: targetsOf(transitions[actionOf(one)])[0],
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return { ...facts, actions, sample: sample(listing.returns.item, { get: (name) => known[name] }) }
}

const isRead = (one) => one?.method === 'GET' && one.action === '' && typeof one.path === 'string'
const paramsOf = ({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

function mockFactsOf(service, entity) {
  const index = readFileSync(join(mockPlatform, 'index.ts'), 'utf8')
  const [, serviceExport] = new RegExp(`import \\{ (\\w+) \\} from './${service}/service.ts'`).exec(index) ?? []
  for (const file of globSync(`${service}/kind*.ts`, { cwd: mockPlatform })) {
    const text = readFileSync(join(mockPlatform, file), 'utf8')
    const [, kind] = new RegExp(`export const (\\w+): Kind<${entity}>`).exec(text) ?? []
    if (kind) return { serviceExport, kind, kindFile: file.split(/[\\/]/).at(-1) }
  }
  return {}
}
