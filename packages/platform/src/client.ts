import type { Result, Operation, Realm } from '@memberkit/contract'
import type { DriftReport } from './drift.ts'
import type { ServiceHosts } from './environments.ts'
import { referenceTo } from './reference.ts'
import { serverTime, type ServerTime } from './server-time.ts'
import type { Session } from './session.ts'

/**
 * The security header: "All calls are credentialed and carry a security header" (commerce 6). The host defines its name
 * and value.
 */
export interface SecurityHeader {
  name: string
  /** The value, or a function that returns it for each request. */
  value: string | (() => string)
}

/**
 * Maps between a service's payloads and the contract's, for hosts whose services use other field names than the
 * contract assumes.
 */
export interface Codec {
  /** Maps a response (parsed JSON, text, or `null`) to the contract's shape. */
  decode?(data: unknown, operation: Operation, status: number): unknown
  /** Maps a request body from the contract's shape to the service's. */
  encode?(body: object, operation: Operation): object
}

export interface PlatformClientOptions {
  hosts: ServiceHosts
  /** The realm of the page, which may differ from the session's: see `crossRealmLoginUrl`. */
  realm: Realm
  /** Absent while nobody is signed in. Create a new client for a new session. */
  session?: Session
  securityHeader: SecurityHeader
  /** Replaces the global `fetch`, in tests and on servers. */
  fetch?: typeof globalThis.fetch
  /** Codecs by service name. Services without one use the contract's shapes. */
  codecs?: Readonly<Partial<Record<string, Codec>>>
  /** Called once for each way in which a response differs from the contract. The response is returned regardless. */
  onDrift?: (report: DriftReport) => void
  /** Called for every response with status 200 to 499. */
  onResponse?: (answer: Result<unknown>, operation: Operation) => void
  /** Called once per client, on the first 401, however many requests were pending. */
  onSignedOut?: () => void
}

/** The platform as seen by one signed-in page. Pass it to `send`, `fetchPlain` and `connect`. */
export interface PlatformClient extends Readonly<PlatformClientOptions> {
  /** Passes a result to the client's listeners. */
  readonly observe: (answer: Result<unknown>, operation: Operation) => void
  readonly serverTime: ServerTime
}

/**
 * Creates a client for one page and session.
 *
 * @example
 * const client = createPlatformClient({ hosts, realm: 'User', session, securityHeader: { name: 'x-security', value } })
 * const answer = await send(client, listInvoices, { identityId })
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const { onDrift, onResponse, onSignedOut } = options
  let isSignedOut = false

  return {
    ...options,
    serverTime: serverTime(),
    observe: (answer, operation) =>
      callSafely(() => {
        // Only hosts with `onDrift` load the code that detects drift.
        if (onDrift)
          void import('./drift.ts').then(({ reportDrift }) => reportDrift(answer, operation, onDrift, referenceTo))
        onResponse?.(answer, operation)
        if (answer.status === 401 && !isSignedOut) {
          isSignedOut = true
          onSignedOut?.()
        }
      }),
  }
}

/** Runs a host's callback. Errors go to `reportError` and fail neither the request nor the kit. */
export function callSafely<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    globalThis.reportError?.(error)
  }
}
