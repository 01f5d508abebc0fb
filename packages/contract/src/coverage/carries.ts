import type { Method, Operation } from '../operation.ts'

/** The parts that a request carries, as far as the specification says so. */
export interface Carries {
  readonly query: boolean
  readonly body: boolean
  readonly form: boolean
}

/** Parses notes such as `'query and body'`, `'no body'` or `'query; POST with JSON body'` for one verb. */
export function carries(notes: readonly string[], method: Method | undefined): Carries | undefined {
  const said = notes
    .flatMap((note) => note.split('; '))
    .filter((note) => !/^(GET|POST|PUT|DELETE)\b/.test(note) || note.startsWith(`${method} `))
  const form = said.some((note) => /\bmultipart\b/.test(note))
  const query = said.some((note) => /\bquery\b/.test(note))
  const none = said.some((note) => /\bno body\b|\bwithout body\b|^none$/.test(note))
  const body = form || (!none && said.some((note) => /\bjson\b|\bbod(?:y|ies)\b|\blist of ids\b/i.test(note)))
  return form || query || none || body ? { query, body, form } : undefined
}

/** Returns how an operation differs from its notes: `'no query'`, `'a body'`. */
export function differences({ query, body, encoding }: Operation, said: Carries): string[] {
  return [
    ...(said.query === Boolean(query) ? [] : [query ? 'has a query' : 'has no query']),
    ...(said.body === Boolean(body) ? [] : [body ? 'has a body' : 'has no body']),
    ...(said.form === (encoding === 'multipart') ? [] : [encoding ? 'is multipart' : 'is not multipart']),
  ]
}
