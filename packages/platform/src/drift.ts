import type { Result, Operation } from '@memberkit/contract'
import type { referenceTo } from './reference.ts'

/** A difference between a response and the contract. */
export interface DriftReport {
  operation: Operation
  /** The path in the data, with `*` for list elements: `*.items.*.type`. `''` is the data itself. */
  path: string
  /** The contract's expectation. Contains no received values except enumeration values and field names. */
  message: string
  /** The reference that a kit shows in place of content made unreadable by this difference. */
  reference: string
}

type Listener = (report: DriftReport) => void

const told = new WeakMap<Listener, Set<string>>()

/**
 * Compares a response with its schema and reports each difference once per operation, path and message. The response
 * isn't rejected. Imports nothing, so that loading it costs a page one file.
 */
export function reportDrift(
  answer: Result<unknown>,
  operation: Operation,
  onDrift: Listener,
  nameOf: typeof referenceTo,
): void {
  const seen = told.get(onDrift) ?? new Set()
  told.set(onDrift, seen)
  for (const issue of issuesOf(answer, operation)) {
    const path = (issue.path ?? []).map(step).join('.')
    const message = withoutValue(issue)
    const name = [operation.method, operation.path, path, message].join(' ')
    if (seen.has(name)) continue
    seen.add(name)
    try {
      onDrift({ operation, path, message, reference: nameOf(operation, path) })
    } catch (error) {
      globalThis.reportError?.(error)
    }
  }
}

function issuesOf({ ok, data }: Result<unknown>, { returns }: Operation) {
  const result = ok ? returns?.['~standard'].validate(data) : undefined
  return (result && 'issues' in result && result.issues) || []
}

function step(part: PropertyKey | { readonly key: PropertyKey }): string {
  const key = typeof part === 'object' ? part.key : part
  return typeof key === 'number' ? '*' : String(key)
}

// Responses are full of personal data, and reports end up in logs. An unknown enumeration value or field is the finding
// itself; other values aren't needed to find the field.
function withoutValue(issue: { readonly message: string; readonly type?: unknown }): string {
  const isName = issue.type === 'picklist' || issue.message.startsWith('Invalid key')
  return isName ? issue.message : issue.message.replace(/ but received ["\d-].*/s, '')
}
