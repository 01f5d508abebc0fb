import type { Answer, Operation } from '@memberkit/contract'
import { referenceOf } from './reference.ts'
import type { Refusal, RefusalReason } from './resource.ts'

const reasons: Readonly<Record<number, RefusalReason>> = {
  400: 'invalid',
  401: 'signedOut',
  403: 'denied',
  404: 'gone',
  409: 'conflict',
  410: 'gone',
  412: 'conflict',
  422: 'invalid',
  429: 'wait',
}

/** Where the service does not say how long to wait. */
const usualWait = 30

/** What a refused answer (3xx or 4xx) means. `at` is when it came, in milliseconds since 1970. */
export function refusalOf(operation: Operation, answer: Extract<Answer<unknown>, { ok: false }>, at: number): Refusal {
  const { status, data } = answer
  const reason = reasons[status] ?? 'other'
  return {
    status,
    reason,
    at,
    ...(reason === 'wait' && { retryAfter: secondsIn(data) ?? usualWait }),
    ...(reason === 'invalid' && { fields: fieldsIn(data) }),
    text: textIn(data),
    reference: referenceOf(operation.service, operation.method, operation.path, status),
  }
}

/** What a service said, at most 300 characters, whatever the shape it came in. */
export function textIn(data: unknown): string | undefined {
  const said = isRecord(data) ? (data.message ?? data.detail ?? data.title ?? data.error ?? data.reason) : data
  const text = typeof said === 'string' ? said : JSON.stringify(data)
  return text && text !== 'null' && text !== '{}' ? text.slice(0, 300) : undefined
}

function secondsIn(data: unknown) {
  const seconds = isRecord(data) ? Number(data.retryAfter) : Number.NaN
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

/** `{ fields: { amount: '…' } }`, `{ errors: { amount: '…' } }` or `{ errors: [{ field, message }] }`. */
function fieldsIn(data: unknown): Record<string, string> | undefined {
  const errors = isRecord(data) ? (data.fields ?? data.errors) : undefined
  const pairs = Array.isArray(errors)
    ? errors.filter(isRecord).map((error) => [error.field ?? error.path, error.message])
    : Object.entries(isRecord(errors) ? errors : {})
  const named = pairs.filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string'))
  return named.length ? Object.fromEntries(named) : undefined
}

/**
 * Whether an accepted answer has the outer shape its operation declares. A proxy's page or an empty body in place of
 * an invoice is no answer. What is inside is observed elsewhere, never refused.
 */
export function isReadable(operation: Operation, data: unknown): boolean {
  const kind = operation.returns?.type ?? ''
  return kind === 'array' ? Array.isArray(data) : kind.endsWith('object') ? isRecord(data) : true
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
