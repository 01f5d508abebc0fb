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
    code: codeIn(data),
    text: textIn(data),
    reference: referenceOf(operation.service, operation.method, operation.path, status),
  }
}

/** What a service said, at most 300 characters, whatever the shape it came in. */
export function textIn(data: unknown): string | undefined {
  const body = bodyOf(data)
  const said = isRecord(body) ? (body.message ?? body.detail ?? body.title ?? body.reason) : body
  const text = typeof said === 'string' ? said : data === null ? '' : JSON.stringify(data)
  return text && text !== '{}' ? text.slice(0, 300) : undefined
}

/** `{ error: { … } }` and `{ error: '…' }` as well as the thing itself. */
function bodyOf(data: unknown): unknown {
  return isRecord(data) && data.error ? data.error : data
}

function secondsIn(data: unknown) {
  const body = bodyOf(data)
  const seconds = isRecord(body) ? Number(body.retryAfter) : Number.NaN
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

function codeIn(data: unknown) {
  const body = bodyOf(data)
  return isRecord(body) && typeof body.code === 'string' ? body.code : undefined
}

/** `{ field, message }`, `{ fields: { amount: '…' } }`, `{ errors: { amount: '…' } }` or `{ errors: [{ field, message }] }`. */
function fieldsIn(data: unknown): Record<string, string> | undefined {
  const body = bodyOf(data)
  if (!isRecord(body)) return undefined
  const errors = body.fields ?? body.errors ?? [body]
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
