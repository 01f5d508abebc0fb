import type { Result, Operation } from '@memberkit/contract'
import { readResponse, ServiceFailure } from '@memberkit/platform'
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

/** Refusals that say something about the content: it is no longer to be seen. A retry can't change them. */
export const isFinal: Partial<Record<RefusalReason, true>> = { denied: true, gone: true }

/** Seconds, if the service doesn't say how long. */
const usualWait = 30

/** Interprets a refusal (3xx or 4xx). `at` is when it arrived, in milliseconds since 1970. */
export function refusalOf(operation: Operation, answer: Extract<Result<unknown>, { ok: false }>, at: number): Refusal {
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

/** Describes a failed request. Without a response, its reference contains `otherwise`. */
export function failureOf(operation: Operation, error: unknown, otherwise: string) {
  const known = error instanceof ServiceFailure ? { status: error.status, text: error.text.slice(0, 300) } : undefined
  return { ...known, reference: referenceTo(operation, known?.status ?? otherwise) }
}

/** Returns a service's error text, at most 300 characters, from any shape. */
function textIn(data: unknown): string | undefined {
  const body = bodyOf(data)
  const said = isRecord(body) ? (body.message ?? body.detail ?? body.title) : body
  const text = typeof said === 'string' ? said : data === null ? '' : JSON.stringify(data)
  return text && text !== '{}' ? text.slice(0, 300) : undefined
}

/** Unwraps `{ error: { … } }` and `{ error: '…' }`. */
export function bodyOf(data: unknown): unknown {
  return isRecord(data) && data.error ? data.error : data
}

/**
 * Whether a success has the outer shape that its operation declares. A proxy's page or an empty body isn't an invoice.
 */
export function hasOuterShape(operation: Operation, data: unknown): boolean {
  const kind = operation.returns?.type ?? ''
  return kind === 'array' ? Array.isArray(data) : kind.endsWith('object') ? isRecord(data) : true
}

/** Whether a success is readable; a list is, whatever its elements are. */
export function isReadable(operation: Operation, data: unknown): boolean {
  return readResponse(operation, data).isReadable
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
