import type { Realm } from './shared/realm.ts'
import type { Schema } from './wire.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The path parameters of a template: `Params<'/v1/identities/{identityId}'>` is `{ identityId: string }`. */
export type Params<Path extends string> = { readonly [Name in Names<Path>]: string }

type Join<Path extends string, Action extends string> = Action extends '' ? Path : `${Path}/${Action}`

/** Facts about an operation besides its shape. */
export interface OperationTraits {
  /** Reserved for machine credentials or internal staff. Absent if nothing restricts it. */
  readonly access?: 'machine' | 'internal'
  /** The realms that can call it. Absent means all. */
  readonly realms?: readonly Realm[]
  /** Whether a POST is safe to repeat because it changes nothing, such as a search. */
  readonly idempotent?: true
  /** The parts that are assumed, because the specification leaves them open. */
  readonly assumes?: readonly ('path' | 'access' | 'realms')[]
}

/** A service and the start of the path that several operations share. */
export interface Address<Path extends string = string> extends OperationTraits {
  readonly service: string
  readonly path: Path
}

/**
 * An operation of the platform, as data. `path` is the whole template; `action` is the part after the address. `Body`
 * and `Query` are `undefined` if it has none; `Returns` is `null` if the response has no body.
 */
export interface Operation<
  Path extends string = string,
  Returns = unknown,
  Body = unknown,
  Query = unknown,
  Named = unknown,
> extends OperationTraits {
  readonly service: string
  readonly method: Method
  readonly path: Path
  readonly action: string
  /** Schemas of path parameters that only take certain values. */
  readonly params?: { readonly [Name in keyof Named]: Schema<Named[Name]> }
  readonly query?: Schema<Query>
  readonly body?: Schema<Body>
  /** The encoding of the body. Absent means JSON; `'multipart'` means form data with files as parts. */
  readonly encoding?: 'multipart'
  readonly returns?: Schema<Returns>
  /** The encoding of the response. Absent means JSON; `'stream'` means a stream of `returns`; `'file'` means bytes. */
  readonly responseType?: 'stream' | 'file'
}

/** The request and response of an operation, besides its address. */
export interface OperationShape<Path extends string = string> extends OperationTraits {
  readonly params?: { readonly [Name in Names<Path>]?: Schema<string> }
  readonly query?: Schema
  readonly body?: Schema
  readonly encoding?: 'multipart'
  readonly returns?: Schema
  readonly responseType?: 'stream' | 'file'
}

type Part<S, Key extends string, None> = S extends { readonly [K in Key]: Schema<infer T> } ? T : None
type ReturnsOf<S> = Part<S, 'returns', null>
type BodyOf<S> = Part<S, 'body', undefined>
type QueryOf<S> = Part<S, 'query', undefined>
type NamedOf<S> = S extends { readonly params: infer P }
  ? { readonly [Name in keyof P]: P[Name] extends Schema<infer T> ? T : string }
  : unknown

/**
 * Creates the address that operations share.
 *
 * @example
 * const invoice = at('invoices', '/v1/identities/{identityId}/invoices/{invoiceId}')
 */
/* @__NO_SIDE_EFFECTS__ */
export function at<Path extends string>(service: string, path: Path, marks?: OperationTraits): Address<Path> {
  return { service, path, ...marks }
}

/* @__NO_SIDE_EFFECTS__ */
function operation<Path extends string, Action extends string, S>(
  method: Method,
  where: Address<Path>,
  action: Action,
  shape: S | undefined,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  const path = (action ? `${where.path}/${action}` : where.path) as Join<Path, Action>
  return { ...where, ...shape, method, path, action }
}

/**
 * Defines a GET. `action` is the part of the path after the address, `''` for the address itself; it may contain path
 * parameters. Pass a plain string, never a template literal, which esbuild doesn't remove.
 *
 * @example
 * export const listInvoices = get(invoices, '', { query: InvoiceQuery, returns: list(Invoice) })
 */
/* @__NO_SIDE_EFFECTS__ */
export function get<Path extends string, Action extends string, S extends OperationShape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('GET', where, action, shape)
}

/**
 * Defines a POST. Without `body` in its shape, passing one is a type error.
 *
 * @example
 * export const payInvoice = post(invoice, 'pay', { body: Payment, returns: Invoice })
 */
/* @__NO_SIDE_EFFECTS__ */
export function post<Path extends string, Action extends string, S extends OperationShape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('POST', where, action, shape)
}

/** Defines a PUT. */
/* @__NO_SIDE_EFFECTS__ */
export function put<Path extends string, Action extends string, S extends OperationShape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('PUT', where, action, shape)
}

/** Defines a DELETE. Some of the platform's have a body. */
/* @__NO_SIDE_EFFECTS__ */
export function del<Path extends string, Action extends string, S extends OperationShape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('DELETE', where, action, shape)
}
