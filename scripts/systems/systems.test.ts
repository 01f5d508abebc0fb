import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { describe, expect, test } from 'vitest'
import { consoleServices } from '../../packages/kits/console/src/services.ts'
import { root } from '../workspaces.mjs'
import { headings } from './headings.ts'
import { kitsOfEveryService, servicesOfKits } from './kits.ts'
import { systemsPage } from './page.ts'
import { type System, systems } from './systems.ts'

const all = systems()
const page = join(root, 'docs/systems.md')

// After a change that is meant: `npm run api`.
test('docs/systems.md is up to date', async () => {
  const options = { ...(await resolveConfig(page)), filepath: page }
  await expect(await format(systemsPage(all), options)).toMatchFileSnapshot(page)
})

describe.each(all.map((one) => [one.service, one] as const))(
  '%s',
  (_, { area: _area, service: _service, ...cells }) => {
    test('has everything', () => {
      expect(Object.entries(cells).filter(([, cell]) => cell.length === 0)).toEqual([])
    })
  },
)

test('what counts as a test of a system is about that system', () => {
  const isAbout = ({ service }: System, path: string) =>
    path.startsWith(`fixtures/src/services/${service}/`) ||
    Object.entries(servicesOfKits).some(
      ([kit, services]) => services.includes(service) && path.startsWith(`packages/kits/${kit}/`),
    )
  for (const system of all) expect(system.tests.filter((path) => !isAbout(system, path))).toEqual([])
})

test('every service of the console is a system of the specification', () => {
  expect(consoleServices.map(({ service }) => service).toSorted()).toEqual(all.map(({ service }) => service).toSorted())
})

test('every heading of the specification that lists calls leads to a system', () => {
  // Says where the calls of two other headings are, and how a response is read.
  const withoutCalls = ['Other']
  const empty = headings().filter(({ services }) => services.length === 0)
  expect(empty.map(({ title }) => title)).toEqual(withoutCalls)
})

test('every kit is the screen of services that it calls', () => {
  const kits = globSync('packages/kits/*/package.json', { cwd: root }).map((path) => path.split('/')[2])
  expect(kits.toSorted()).toEqual([...Object.keys(servicesOfKits), ...kitsOfEveryService].toSorted())
  for (const [kit, services] of Object.entries(servicesOfKits)) {
    const sources = globSync(`packages/kits/${kit}/src/**/*.{ts,tsx}`, { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    )
    const isCalled = (service: string) =>
      sources.some((source) => new RegExp(`from '@memberkit/contract/\\w+/${service}'`).test(source))
    expect(
      services.filter((service) => !isCalled(service)),
      kit,
    ).toEqual([])
  }
})
