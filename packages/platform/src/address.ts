import type { Operation } from '@memberkit/contract'

/** An operation's input without its operation's types. */
export interface Carried {
  readonly query?: object
  readonly body?: object
  readonly [parameter: string]: unknown
}

/**
 * Returns the operation's path with its parameters filled in and its query.
 *
 * @param more further query fields
 * @throws RangeError if a parameter is empty, `.` or `..`
 */
export function addressOf({ path }: Operation, input: Carried, more?: object): string {
  const address = filled(path, input)
  // Escaping doesn't help: every URL parser resolves '..' and would call another operation.
  if (/\/\.{0,2}(\/|$)/.test(address)) throw new RangeError(`Not an id in ${path}`)
  const carried = pairs({ ...input.query, ...more })
  return carried.length ? `${address}?${new URLSearchParams(carried as [string, string][])}` : address
}

/** Fills in the parameters of a path; a missing one becomes empty. */
export function filled(path: string, parameters: Carried): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name] ?? '')))
}

/** Returns the fields that have a value. */
export function given(query: object = {}): [string, unknown][] {
  return Object.entries(query).filter(([, value]) => value != null)
}

/** Returns the fields that have a value, with each list element separate, as queries and forms repeat them. */
export function pairs(fields?: object): [string, unknown][] {
  return given(fields).flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
}
