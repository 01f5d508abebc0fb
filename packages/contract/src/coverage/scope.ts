import type { Method } from '../operation.ts'
import type { Part } from './document.ts'

/** The identity of an operation; parameters are `{}`, whatever their names. */
export interface Target {
  /**
   * - `path`: its whole path;
   * - `tail`: what follows an address that stands under the same heading;
   * - `words`: words of its path and name, in prose.
   */
  readonly kind: 'path' | 'tail' | 'words'
  readonly target: string
  /** The address it is below, if given; with a trailing slash, anywhere below. */
  readonly base: string
}

interface Found extends Target {
  readonly method: Method | undefined
}

/** The context of a heading. */
export interface Scope {
  /** The base addresses: `/v1/identities/{}/entitlements` and `/v1/users/{}/entitlements`. */
  bases: readonly string[]
  /** Whether operations can be at any depth below the base: `/v1/classic/...`. */
  readonly isLoose: boolean
  readonly versions: readonly string[]
  /** The current bases, until a whole path in the line replaces them. */
  hung: readonly string[]
  /** Whether the next path is the first in its line. */
  isFirst: boolean
  /** All paths of this line so far. */
  readonly inLine: Set<string>
  /** The start of unversioned whole paths in this line. */
  whole: string
  startLine: () => void
  rebase: (path: string, note: string) => void
  only: (version: string) => void
}

const unnamed = (path: string): string => path.replace(/\{[^}]*\}/g, '{}').replace(/(?:\/|\/\.\.\.)$/, '')
const versionsIn = (note: string) => (note.startsWith('v1 and v2') ? ['/v1', '/v2'] : [''])

export function scopeOf({ note }: Part): Scope {
  const addresses = /\bunder\b/.test(note) ? (note.match(/\/[\w{}/.]+/g) ?? []) : []
  return {
    bases: addresses.map((address) => unnamed(address) + (address.endsWith('...') ? '/' : '')),
    isLoose: addresses.some((address) => address.endsWith('...')),
    versions: versionsIn(note),
    hung: [''],
    isFirst: true,
    whole: '',
    inLine: new Set(),
    startLine() {
      this.inLine.clear()
      this.isFirst = true
      this.whole = ''
      this.hung = this.bases.length ? this.bases : ['']
    },
    rebase(path, said) {
      this.bases = versionsIn(said).map((version) => version + unnamed(path))
      this.startLine()
    },
    only(version) {
      this.bases = this.bases.filter((base) => base.startsWith(`/${version}`))
      this.startLine()
    },
  }
}

/** Words for operations on a collection or on one entity. */
const onItem: Readonly<Record<string, readonly [Method, string]>> = {
  list: ['GET', ''],
  create: ['POST', ''],
  get: ['GET', '/{}'],
  replace: ['PUT', '/{}'],
  delete: ['DELETE', '/{}'],
}
/** Words beside a path that only describe its verb. */
const asides = /^(?:list|create|to|update|on|at|journal|its|a|by)$/i

interface Written {
  readonly path: string
  readonly words: readonly string[]
  readonly prefix: string
  readonly label: string
}

/** Returns the operations that a path or words mean; none if unparsable. */
export function targets(scope: Scope, { path, words, prefix, label }: Written, method: Method | undefined): Found[] {
  const { bases } = scope
  const [word = '', ...others] = words
  if (path && words.includes('CRUD')) return crud(unnamed(path))
  if (path) return words.every((one) => asides.test(one)) ? addressed(scope, path, journaled(words, method)) : []
  if (/^journal$/i.test(word)) return [{ kind: 'words', target: `${label} journal`.trim(), base: '', method: 'GET' }]
  if (/^max ?clock$/i.test(words.join(' ')))
    return [{ kind: 'words', target: `${label} maxClock`.trim(), base: '', method: 'GET' }]
  if (words.length === 0 || (label && words.join(' ') === label && !prefix))
    return scope.isLoose && label
      ? [{ kind: 'words', target: label, base: bases[0] ?? '', method }]
      : bases.map((base) => ({ kind: 'path', target: base, base: '', method }))
  const rest = words.filter((one) => !asides.test(one))
  if (others.length === 0 && onItem[word] && !scope.isLoose && !prefix) {
    const [verb, item] = onItem[word]
    if (method && method !== verb) return []
    return bases.map((base) => ({ kind: 'path', target: base + item, base: '', method: verb }))
  }
  const bare = others.length === 0 ? word : rest.length === 1 ? rest[0] : undefined
  if (bare && (!scope.isLoose || /[A-Z_/]/.test(bare)))
    return addressed(scope, prefix ? prefix + bare : `.../${bare}`, method)
  const target = [label, ...words].join(' ').trim()
  return [{ kind: 'words', target, base: scope.isLoose ? (bases[0] ?? '') : '', method }]
}

const journaled = (words: readonly string[], method: Method | undefined) =>
  words.some((word) => /^journal$/i.test(word)) ? 'GET' : method

function crud(path: string): Found[] {
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/{}'],
    ['PUT', '/{}'],
    ['DELETE', '/{}'],
  ] as const
  return calls.map(([method, item]) => ({ kind: 'path', target: path + item, base: '', method }))
}

function addressed(scope: Scope, written: string, method: Method | undefined): Found[] {
  const isShortened = written.startsWith('...')
  const target = unnamed(written.replace(/^\.\.\./, ''))
  const isVersioned = /^\/v\d\//.test(target)
  const first = target.split('/')[1] ?? ''
  const isWhole = !isShortened && !first.startsWith('{') && (scope.isFirst || scope.whole === first)
  scope.isFirst = false
  const [version, tail] = target.split('/.../')
  if (tail) return [{ kind: 'tail', target: `/${tail}`, base: version ?? '', method }]
  const isBeside = scope.versions.some((version) => version && scope.inLine.has(version + target))
  scope.inLine.add(target)
  if (scope.versions.length > 1 && !isShortened && !isVersioned && !isBeside)
    return scope.versions.map((version) => ({ kind: 'path', target: version + target, base: '', method }))
  // An unversioned path is whole if no path precedes it, or beside a versioned one.
  if (isVersioned || isBeside || (isWhole && scope.bases.length === 0)) {
    if (!isVersioned) scope.whole = first
    if (!scope.isLoose) scope.hung = ['']
    return [{ kind: 'path', target, base: '', method }]
  }
  return scope.hung.map((base) => ({ kind: 'tail', target, base, method }))
}
