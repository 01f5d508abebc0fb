import { type Area, documents, type Line } from './document.ts'
import { exceptions } from './exceptions.ts'

/** A difference between specification and contract. */
export interface Complaint {
  readonly area: Area
  readonly line: Line
  /** Its subject: `'Orders: GET /v1/orders'`. */
  readonly about: string
  readonly what: string
}

/** Returns complaints without an exception, as lines to print, and obsolete exceptions of the given kind. */
export function judge(complaints: readonly Complaint[], kind: 'calls' | 'values'): string[] {
  const needed = new Set<object>()
  const left = complaints.filter(({ area, line, about, what }) => {
    const excuses = exceptions.filter(
      (exception) =>
        exception.area === area &&
        line.text.includes(exception.quote) &&
        `${about}: ${what}`.endsWith(exception.excuses),
    )
    for (const excuse of excuses) needed.add(excuse)
    return excuses.length === 0
  })
  const idle = exceptions.filter((exception) => exception.kind === kind && !needed.has(exception))
  return [
    ...left.map(({ area, line, about, what }) => `${documents[area]}.md:${line.number}  ${about}: ${what}`),
    ...idle.map(({ area, quote, excuses }) => `exceptions.ts  ${area}, "${quote}", ${excuses}: not needed`),
  ]
}
