import type { Answer, Operation } from '@memberkit/contract'

/** A way in which an answer differs from the contract. */
export interface DriftReport {
  operation: Operation
  /** Where in the data, with `*` for any element of a list: `*.items.*.type`. `''` is the data itself. */
  path: string
  /** What the contract expected. Holds no received value but enumeration values and names of fields. */
  message: string
}

/**
 * Compares answers with the schemas of the contract and reports each difference once per operation, path and message.
 * Answers are watched, never rejected: they have been handed on before this looks at them.
 */
export function driftObserver(
  onDrift: (report: DriftReport) => void,
): (answer: Answer<unknown>, operation: Operation) => Promise<void> {
  const seen = new Set<string>()

  return async (answer, operation) => {
    const result = answer.ok && (await operation.returns?.['~standard'].validate(answer.data))
    if (!result || !result.issues) return
    for (const issue of result.issues) {
      const path = (issue.path ?? []).map(step).join('.')
      const message = withoutValue(issue)
      const name = [operation.method, operation.path, path, message].join(' ')
      if (seen.has(name)) continue
      seen.add(name)
      onDrift({ operation, path, message })
    }
  }
}

function step(part: PropertyKey | { readonly key: PropertyKey }): string {
  const key = typeof part === 'object' ? part.key : part
  return typeof key === 'number' ? '*' : String(key)
}

// Answers are full of personal data and reports end up in logs. An unknown enumeration value or field is the news itself;
// any other value is not needed to find the field.
function withoutValue(issue: { readonly message: string; readonly type?: unknown }): string {
  const isName = issue.type === 'picklist' || issue.type === 'strict_object'
  return isName ? issue.message : issue.message.replace(/ but received ["\d-].*/s, '')
}
