import type { Operation } from '../operation.ts'

/** The values an enumeration sentence of the specification lists: `'Currency: USD, CAD.'`. */
export const valuesIn = (sentence: string) =>
  sentence
    .replace(/^[^:]*: /, '')
    .replace(/\.$/, '')
    .split(', ')

/** An operation as the specification would write it: `'POST /v1/transactions (json)'`. */
export function asStated({ method, path, query, body }: Operation): string {
  return [method, path, ...(query ? ['(query)'] : []), ...(body ? ['(json)'] : [])].join(' ')
}
