import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '@memberkit/contract'
import { root } from '../workspaces.mjs'

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../packages/contract/src/{commerce,identity,partners}/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const matrices = import.meta.glob<Record<string, Readonly<Record<string, Operation>>>>(
  '../../packages/kits/*/src/**/matrix-calls.ts',
  { eager: true },
)

export const kits = globSync('packages/kits/*', { cwd: root }).map((folder) => folder.replace('packages/kits/', ''))

/** Names an operation, whichever module it was imported through. */
const keyOf = ({ service, method, path }: Operation) => `${service} ${method} ${path}`

/** Returns the keys of what the matrices of a kit perform. */
export function performedBy(kit: string): Set<string> {
  const own = Object.entries(matrices).filter(([file]) => file.includes(`/kits/${kit}/`))
  return new Set(own.flatMap(([, tables]) => Object.values(tables).flatMap((calls) => Object.values(calls).map(keyOf))))
}

/**
 * Returns the operations that a kit's source imports and that may change something, as keys by name. `whole` is true if
 * it takes all operations of a service, as the console does.
 */
export function sentBy(kit: string) {
  const sent = new Map<string, string>()
  let whole = false
  for (const file of globSync(`packages/kits/${kit}/src/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue
    for (const { path, names } of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const operations = contract[`../../packages/contract/src/${path}.ts`] ?? {}
      whole ||= names === 'all' && Object.values(operations).some(isChange)
      for (const name of names === 'all' ? [] : names) {
        const operation = operations[name]
        if (isChange(operation)) sent.set(name, keyOf(operation))
      }
    }
  }
  return { sent, whole }
}

/** Returns what a file imports from services of the contract. */
export function importsOf(source: string): { path: string; names: readonly string[] | 'all' }[] {
  const imports = source.matchAll(/import (?:\{([^}]*)\}|\* as (\w+)) from '@memberkit\/contract\/(\w+\/[\w-]+)'/g)
  return [...imports].map(([, named, space, path]) => {
    if (named !== undefined) return { path: path!, names: named.split(',').map((one) => /\w+/.exec(one)?.[0] ?? '') }
    const uses = [...source.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name!)
    const isPassedOn = new RegExp(`(\\.\\.\\.|\\w\\()${space}\\b *[,)}]`).test(source)
    return { path: path!, names: isPassedOn ? 'all' : uses }
  })
}

const isChange = (one: unknown): one is Operation =>
  typeof one === 'object' &&
  one !== null &&
  'method' in one &&
  'action' in one &&
  one.method !== 'GET' &&
  !(one as Operation).idempotent
