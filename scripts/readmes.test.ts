import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packages, root } from './workspaces.mjs'

const published = packages()
const readmeOf = (folder: string) => readFileSync(join(root, folder, 'README.md'), 'utf8')

describe.each(published.map(({ name, folder, manifest }) => ({ name, folder, manifest })))('$name', (one) => {
  test('says how to install everything that it needs beside React', () => {
    const [, words = ''] = /^npm install (?:--save-dev )?((?:.*\\\n)*.*)$/m.exec(readmeOf(one.folder)) ?? []
    expect(words.split(/[\s\\]+/).toSorted()).toEqual([...neededBy(one.name)].toSorted())
  })

  test('links the guide from where it is installed', () => {
    const repository = one.manifest.repository.url.replace(/^git\+|\.git$/g, '')
    expect(readmeOf(one.folder)).toContain(`](${repository}/blob/main/docs/embed.md)`)
  })
})

/** Returns a package, the packages of ours that it is made of, and what these need of the host. */
function neededBy(name: string, found = new Set<string>()): Set<string> {
  const one = published.find((each) => each.name === name)
  if (found.has(name) || !one) return found
  found.add(name)
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = one.manifest
  for (const peer of Object.keys(peerDependencies)) {
    if (!peer.startsWith('react') && !peerDependenciesMeta[peer]?.optional) found.add(peer)
  }
  for (const dependency of Object.keys(dependencies)) neededBy(dependency, found)
  return found
}
