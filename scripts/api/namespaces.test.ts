import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entries, packages, root } from '../workspaces.mjs'

const kits = packages().filter(({ folder }) => folder.startsWith('packages/kits/'))

const isNamespace = (value: unknown) => typeof value === 'object' && value !== null && 'namespace' in value

describe.each(kits.map((one) => [one.name, one] as const))('%s', (_name, kit) => {
  test('exports the namespaces of its messages, which its README names', async () => {
    const { source } = entries(kit).find(({ subpath }) => subpath === './messages/namespaces')!
    const module: Record<string, unknown> = await import(join(root, kit.folder, source))
    const names = Object.keys(module).filter((name) => isNamespace(module[name]))
    const readme = readFileSync(join(root, kit.folder, 'README.md'), 'utf8')
    expect(names).not.toEqual([])
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  })
})
