import type { Operation } from '@memberkit/contract'

/** An operation's input, without the types that tie it to its operation. */
export interface Carried {
  readonly query?: object
  readonly body?: unknown
  readonly [parameter: string]: unknown
}

/** The operation's path with its parameters filled in, and the query behind it. */
export function addressOf({ path }: Operation, input: Carried): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(input[name], name))
  const pairs = given(input.query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
  return pairs.length ? `${filled}?${new URLSearchParams(pairs)}` : filled
}

/** The fields of a query that hold something. */
export function given(query: object = {}): [string, unknown][] {
  return Object.entries(query).filter(([, value]) => value !== undefined)
}

// No escape keeps '..' a name: every URL parser walks up the path, to a call nobody asked for.
function segment(value: unknown, name: string): string {
  const text = String(value ?? '')
  if (/^\.{0,2}$/.test(text)) throw new RangeError(`${name} cannot be '${text}': the address would be another one`)
  return encodeURIComponent(text)
}
