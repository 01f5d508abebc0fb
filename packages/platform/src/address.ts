import type { Operation } from '@memberkit/contract'

/** An operation's input, without the types that tie it to its operation. */
export interface Carried {
  readonly query?: object
  readonly body?: object
  readonly [parameter: string]: unknown
}

/**
 * The operation's path with its parameters filled in, and the query behind it.
 *
 * @param more what else goes into the query
 * @throws RangeError when a parameter is empty, `.` or `..`
 */
export function addressOf({ path }: Operation, input: Carried, more?: object): string {
  const address = filled(path, input)
  // No escape keeps '..' a name: every URL parser walks up the path, to a call nobody asked for.
  if (/\/\.{0,2}(\/|$)/.test(address)) throw new RangeError(`Not an id in ${path}`)
  const carried = pairs({ ...input.query, ...more })
  return carried.length ? `${address}?${new URLSearchParams(carried as [string, string][])}` : address
}

/** A path with its parameters filled in; nothing stands where one is missing. */
export function filled(path: string, parameters: Carried): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name] ?? '')))
}

/** The fields that hold something. */
export function given(query: object = {}): [string, unknown][] {
  return Object.entries(query).filter(([, value]) => value != null)
}

/** The same with each element of a list by itself, as queries and forms repeat them. */
export function pairs(fields?: object): [string, unknown][] {
  return given(fields).flatMap(([name, value]) => [value].flat().map((one): [string, unknown] => [name, one]))
}
