/** How much of a request's body has been sent, in bytes. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/**
 * Returns a `fetch` that tells how much of the body has been sent, which browsers tell of an `XMLHttpRequest` only. Pass it
 * as the `fetch` of `SendOptions`.
 */
export function fetchWithProgress(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', credentials, headers, body, signal } = init
      const request = new XMLHttpRequest()
      request.open(method, String(url))
      request.withCredentials = credentials === 'include'
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress({ sent: loaded, total })
      }
      request.onload = () => resolve(responseOf(request))
      // As `fetch` rejects.
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body as XMLHttpRequestBodyInit | null | undefined)
    })
}

/** Statuses whose response can't have a body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
  const headers = new Headers()
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  return new Response(bodiless.has(status) ? null : (response as Blob), { status, statusText, headers })
}
