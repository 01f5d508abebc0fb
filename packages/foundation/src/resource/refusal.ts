import type { Answer, Operation } from '@memberkit/contract'
import { readAnswer, ServiceFailure } from '@memberkit/platform'
import { referenceTo } from './reference.ts'
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
  429: 'rateLimited',
}

/** Seconds, where the service does not say how long. */
const usualWait = 30

/** What a refused answer (3xx or 4xx) means. `at` is when it came, in milliseconds since 1970. */
export function refusalOf(operation: Operation, answer: Extract<Answer<unknown>, { ok: false }>, at: number): Refusal {
  const { status, data } = answer
  const reason = reasons[status] ?? 'other'
  return {
    status,
    reason,
    at,
    retryAfter: answer.retryAfter ?? (reason === 'rateLimited' ? usualWait : undefined),
    text: textIn(data),
    reference: referenceTo(operation, status),
  }
}

/** What is known of a call that failed. `otherwise` stands in its reference where there was no answer. */
export function failureOf(operation: Operation, error: unknown, otherwise: string) {
  const known = error instanceof ServiceFailure ? { status: error.status, text: error.text.slice(0, 300) } : undefined
  return { ...known, reference: referenceTo(operation, known?.status ?? otherwise) }
}

/** What a service said, at most 300 characters, whatever the shape it came in. */
function textIn(data: unknown): string | undefined {
  const body = bodyOf(data)
  const said = isRecord(body) ? (body.message ?? body.detail ?? body.title) : body
  const text = typeof said === 'string' ? said : data === null ? '' : JSON.stringify(data)
  return text && text !== '{}' ? text.slice(0, 300) : undefined
}

/** `{ error: { … } }` and `{ error: '…' }` as well as the thing itself. */
export function bodyOf(data: unknown): unknown {
  return isRecord(data) && data.error ? data.error : data
}

/**
 * Whether an accepted answer has the outer shape its operation declares. A proxy's page or an empty body in place of
 * an invoice is no answer.
 */
export function hasOuterShape(operation: Operation, data: unknown): boolean {
  const kind = operation.returns?.type ?? ''
  return kind === 'array' ? Array.isArray(data) : kind.endsWith('object') ? isRecord(data) : true
}

/** Whether an accepted answer can be read; a list can, whatever its elements are. */
export function isReadable(operation: Operation, data: unknown): boolean {
  return readAnswer(operation, data).isRead
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
