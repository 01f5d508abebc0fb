import type { Operation } from '@memberkit/contract'

/**
 * Thrown for statuses from 500: "Only statuses 500 and above are failures; statuses 200 to 499 reach the caller as
 * results" (commerce 8). Whether the operation took effect is unknown.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  /** 500 to 599. */
  declare readonly status: number
  declare readonly operation: Operation
  /** The body as received: for logs or a "Details" panel, never for messages. */
  declare readonly text: string

  constructor(status: number, operation: Operation, text: string) {
    super(`${operation.method} ${operation.path}: ${status}`)
    this.status = status
    this.operation = operation
    this.text = text
  }
}

/**
 * Thrown if no response arrived, or if a successful one was cut off. `cause` is what `fetch` rejected with.
 *
 * Browsers don't tell whether the request reached the service, so the outcome of a mutation is unknown unless
 * `wasOffline` is true: read before you retry.
 */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  /** Whether the browser was offline before the request, so that nothing was sent. `false` proves nothing. */
  declare readonly wasOffline: boolean
  /** Absent for `fetchPlain`. */
  declare readonly operation: Operation | undefined

  constructor(cause: unknown, wasOffline: boolean, operation?: Operation) {
    super('No answer', { cause })
    this.wasOffline = wasOffline
    this.operation = operation
  }
}

/**
 * Thrown if the request couldn't be built, so nothing was sent: an invalid URL or header, or an environment without
 * `Request`. An error in the page's code or set-up; retrying doesn't help.
 */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
  /** Absent for `fetchPlain`. */
  declare readonly operation: Operation | undefined

  /** @param cause what building the request threw; its message becomes the failure's */
  constructor(cause: unknown, operation?: Operation) {
    super(String(cause), { cause })
    this.operation = operation
  }
}
