import type { Answer, Operation, Realm } from '@memberkit/contract'
import type { DriftReport } from './drift.ts'
import type { ServiceHosts } from './environments.ts'
import { referenceTo } from './reference.ts'
import { serverTime, type ServerTime } from './server-time.ts'
import type { Session } from './session.ts'

/** "All calls are credentialed and carry a security header" (commerce 6). Its name and value are the host's. */
export interface SecurityHeader {
  name: string
  /** A function is asked at every call, for a value that changes. */
  value: string | (() => string)
}

/**
 * Where a service's real payloads and ours meet. The specification names few fields, so a host whose services name them
 * otherwise maps them here, and nowhere else.
 */
export interface Codec {
  /** From what the service sent (parsed JSON, text, or `null`) to the contract's shape. */
  decode?(data: unknown, operation: Operation, status: number): unknown
  /** From the contract's body to what the service expects. */
  encode?(body: object, operation: Operation): object
}

export interface PlatformClientOptions {
  hosts: ServiceHosts
  /** The realm of the page, which need not be the session's: see `crossRealmLoginUrl`. */
  realm: Realm
  /** Absent while nobody is signed in. A new session takes a new client. */
  session?: Session
  securityHeader: SecurityHeader
  /** Stands in for `fetch`, in tests and on servers. */
  fetch?: typeof globalThis.fetch
  /** By service name. A service without one is taken as it is. */
  codecs?: Readonly<Partial<Record<string, Codec>>>
  /** Told once of each way an answer differs from the contract. The answer is handed on all the same. */
  onDrift?: (report: DriftReport) => void
  /** Told of every answer of 200 to 499. */
  onAnswer?: (answer: Answer<unknown>, operation: Operation) => void
  /** Told once in the life of the client, at the first 401, however many calls were under way. */
  onSignedOut?: () => void
}

/** The platform as one signed-in page sees it. Give it to `send`, `fetchPlain` and `connect`. */
export interface PlatformClient extends Readonly<PlatformClientOptions> {
  /** Passes an answer to those who watch. */
  readonly observe: (answer: Answer<unknown>, operation: Operation) => void
  readonly serverTime: ServerTime
}

/**
 * @example
 * const client = createPlatformClient({ hosts, realm: 'User', session, securityHeader: { name: 'x-security', value } })
 * const answer = await send(client, listInvoices, { identityId })
 */
export function createPlatformClient(options: PlatformClientOptions): PlatformClient {
  const { onDrift, onAnswer, onSignedOut } = options
  let isSignedOut = false

  return {
    ...options,
    serverTime: serverTime(),
    observe: (answer, operation) =>
      contained(() => {
        // Only a host that listens for drift loads the code that looks for it.
        if (onDrift)
          void import('./drift.ts').then(({ reportDrift }) => reportDrift(answer, operation, onDrift, referenceTo))
        onAnswer?.(answer, operation)
        if (answer.status === 401 && !isSignedOut) {
          isSignedOut = true
          onSignedOut?.()
        }
      }),
  }
}

/** Runs code of the host: a mistake in it shows up as its own error, and makes neither a call nor a kit fail. */
export function contained<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    globalThis.reportError?.(error)
  }
}
