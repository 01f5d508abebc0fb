import type { Operation, Params } from './operation.ts'

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Numeral<S> = S extends `${infer N extends number}` ? N : never

/** 200 to 299. */
export type SuccessStatus = Numeral<`2${Digit}${Digit}`>

/** 300 to 499: a result for the caller to inspect, never an exception. */
export type RefusalStatus = Numeral<`${3 | 4}${Digit}${Digit}`>

/**
 * The result of a request. Only 500 and above, and a lost connection, throw. `version` is the value for `If-Match`.
 *
 * Source: commerce, section 5, "Every call treats any response with status 200 to 499 as a normal result".
 */
export type Result<T> =
  | { readonly ok: true; readonly status: SuccessStatus; readonly data: T; readonly version?: string }
  | {
      readonly ok: false
      readonly status: RefusalStatus
      readonly data: unknown
      readonly version?: string
      /** Seconds to wait before the next attempt, if the service says so. */
      readonly retryAfter?: number
    }

/**
 * A received value: enumerations are open, so `'PAID' | 'VOIDED'` becomes `'PAID' | 'VOIDED' | (string & {})`. Sent
 * values stay closed.
 */
export type Received<T> = T extends string
  ? string extends T
    ? T
    : T | (string & {})
  : T extends readonly (infer E)[]
    ? Received<E>[]
    : T extends Blob
      ? T
      : T extends object
        ? { [K in keyof T]: Received<T[K]> }
        : T

/** The data of an operation's response. */
export type Data<O extends Operation> = O extends Operation<string, infer Returns> ? Received<Returns> : never

type Carried<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Record<never, never> extends T
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T }

type Template<Path extends string, Named> = {
  readonly [K in keyof Params<Path>]: K extends keyof Named ? Named[K] : string
}

/** An operation's input: its path parameters, and `query` and `body` if it has them. */
export type Input<O extends Operation> =
  O extends Operation<infer Path, unknown, infer Body, infer Query, infer Named>
    ? Template<Path, Named> & Carried<'query', Query> & Carried<'body', Body>
    : never
