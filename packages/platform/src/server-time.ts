/** The platform's own time, as its answers tell it. Durations are measured with it, never with the client's clock alone. */
export interface ServerTime {
  /**
   * Milliseconds since 1970, never ahead of the platform by more than the answer took; `undefined` until an answer said
   * its `Date`. Across origins a browser shows that header only if the service exposes it.
   */
  now(): number | undefined
  /** Takes the `Date` of an answer that has just arrived. */
  note(headers: Headers): void
}

export function serverTime(): ServerTime {
  let ahead: number | undefined
  return {
    now: () => (ahead === undefined ? undefined : Date.now() + ahead),
    note(headers) {
      const date = Date.parse(headers.get('date') ?? '')
      // A stored answer tells the time at which it was stored.
      if (!Number.isNaN(date) && !headers.has('age')) ahead = date - Date.now()
    },
  }
}

/**
 * Seconds that a refusal asks to wait: `Retry-After` as a number or a moment (RFC 9110, 10.2.3), else `retryAfter` of
 * the body or of its `error`, because a page of another origin may not be shown the header.
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
