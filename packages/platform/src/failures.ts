import type { Operation } from '@memberkit/contract'

/**
 * The service failed: "Only statuses 500 and above are failures; statuses 200 to 499 reach the caller as results"
 * (commerce 8). Whether it did what was asked is unknown.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  /** 500 to 599. */
  declare readonly status: number
  declare readonly operation: Operation
  /** The body as it came: for a log or a "Details" panel, never for a sentence. */
  declare readonly text: string

  constructor(status: number, operation: Operation, text: string) {
    super(`${operation.method} ${operation.path}: ${status}`)
    this.status = status
    this.operation = operation
    this.text = text
  }
}

/**
 * The network failed: no answer came, or a successful one broke off. `cause` is what `fetch` rejected with.
 *
 * The browser does not tell whether the request reached the service, so after a call that changes something the outcome
 * is unknown unless `wasOffline` is true: read before asking again.
 */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  /**
   * The browser said it had no network before the call was sent, so nothing was sent. `false` only means that it did not
   * say so.
   */
  declare readonly wasOffline: boolean
  /** Absent for a plain fetch. */
  declare readonly operation: Operation | undefined

  constructor(cause: unknown, wasOffline: boolean, operation?: Operation) {
    super('No answer', { cause })
    this.wasOffline = wasOffline
    this.operation = operation
  }
}

/**
 * The request could not be built, so nothing was sent: an address that is none, a header that cannot be sent, an
 * environment without `Request`. A mistake in the page's own code or set-up; asking again changes nothing.
 */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
  /** Absent for a plain fetch. */
  declare readonly operation: Operation | undefined

  /** @param cause what building the request threw; its words are the failure's */
  constructor(cause: unknown, operation?: Operation) {
    super(String(cause), { cause })
    this.operation = operation
  }
}
