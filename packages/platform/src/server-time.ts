/**
 * The platform's clock, derived from its responses. Durations are measured with it, never with the client's clock
 * alone.
 */
export interface ServerTime {
  /**
   * Returns milliseconds since 1970, ahead of the platform by at most a response's duration; `undefined` before the
   * first response with a `Date`. Across origins, browsers show that header only if the service exposes it.
   */
  now(): number | undefined
  /** Records the `Date` of a response that has just arrived. */
  note(headers: Headers): void
}

export function serverTime(): ServerTime {
  let ahead: number | undefined
  return {
    now: () => (ahead === undefined ? undefined : Date.now() + ahead),
    note(headers) {
      const date = Date.parse(headers.get('date') ?? '')
      // A cached response has the time at which it was stored.
      if (!Number.isNaN(date) && !headers.has('age')) ahead = date - Date.now()
    },
  }
}

/**
 * Returns the seconds to wait after a refusal: `Retry-After` as a number or a date (RFC 9110, 10.2.3), otherwise
 * `retryAfter` of the body or its `error`, because browsers may hide the header across origins.
 */
export function retryAfterOf(headers: Headers, data: unknown): number | undefined {
  const header = headers.get('retry-after')
  const seconds = header === null ? bodyOf(data) : Number(header)
  if (typeof seconds === 'number' && seconds >= 0) return Math.min(seconds, aDay)
  const wait = (Date.parse(header ?? '') - Date.parse(headers.get('date') ?? '')) / 1000
  return wait >= 0 ? Math.min(Math.ceil(wait), aDay) : undefined
}

const aDay = 86_400

function bodyOf(data: unknown) {
  const body = data as { retryAfter?: unknown; error?: { retryAfter?: unknown } } | null | undefined
  return body?.error?.retryAfter ?? body?.retryAfter
}
