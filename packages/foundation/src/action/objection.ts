import { bodyOf, isRecord } from '../resource/refusal.ts'

export interface Objection {
  /** The service's error code. */
  code?: string
  /** Errors by field of the body. */
  fields?: Readonly<Record<string, string>>
}

/**
 * Returns a service's validation errors, in any of the usual forms: `{ field, message }`, `{ fields: { amount: '…' }
 * }`, `{ errors: { amount: '…' } }` or `{ errors: [{ field, message }] }`, also within `error`.
 */
export function objectionIn(data: unknown): Objection {
  const body = bodyOf(data)
  if (!isRecord(body)) return {}
  const errors = body.fields ?? body.errors ?? [body]
  const pairs = Array.isArray(errors)
    ? errors.filter(isRecord).map((error) => [error.field ?? error.path, error.message])
    : Object.entries(isRecord(errors) ? errors : {})
  const named = pairs.filter((pair): pair is [string, string] => pair.every((part) => typeof part === 'string'))
  return {
    ...(typeof body.code === 'string' && { code: body.code }),
    ...(named.length && { fields: Object.fromEntries(named) }),
  }
}
