import type { Method } from '../operation.ts'
import type { Part } from './document.ts'

/** What a call is known by; a parameter is `{}`, whatever its name. */
export interface Target {
  /**
   * - `path`: its whole path;
   * - `tail`: what follows an address that stands under the same heading;
   * - `words`: words of its path and name, in prose.
   */
  readonly kind: 'path' | 'tail' | 'words'
  readonly target: string
  /** The address it lies under, where one is given; with a slash at its end, anywhere under it. */
  readonly base: string
}

interface Found extends Target {
  readonly method: Method | undefined
}

/** What holds for a whole heading. */
export interface Scope {
  /** The addresses its calls lie under: `/v1/identities/{}/entitlements` and `/v1/users/{}/entitlements`. */
  bases: readonly string[]
  /** Under something, but not at once: `/v1/classic/...`. */
  readonly isLoose: boolean
  readonly versions: readonly string[]
  /** The same, until a whole path in the line takes their place. */
  hung: readonly string[]
  /** No path stands before the next one in its line. */
  isFirst: boolean
  /** Every path of this line so far. */
  readonly inLine: Set<string>
  /** How a path of this line begins that is whole without a version. */
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

/** Words that stand for a call on a collection or on one thing in it. */
const onItem: Readonly<Record<string, readonly [Method, string]>> = {
  list: ['GET', ''],
  create: ['POST', ''],
  get: ['GET', '/{}'],
  replace: ['PUT', '/{}'],
  delete: ['DELETE', '/{}'],
}
/** Words beside a path that only tell what its verb does there. */
const asides = /^(?:list|create|to|update|on|at|journal|its|a|by)$/i

interface Written {
  readonly path: string
  readonly words: readonly string[]
  readonly prefix: string
  readonly label: string
}

/** The calls that a path or some words stand for; none when they cannot be read. */
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
  // A path without a version is whole where nothing stands before it that it could follow, and beside one that has it.
  if (isVersioned || isBeside || (isWhole && scope.bases.length === 0)) {
    if (!isVersioned) scope.whole = first
    if (!scope.isLoose) scope.hung = ['']
    return [{ kind: 'path', target, base: '', method }]
  }
  return scope.hung.map((base) => ({ kind: 'tail', target, base, method }))
}
