import type { Realm } from './shared/realm.ts'
import type { Schema } from './wire.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The path parameters of a template: `Params<'/v1/identities/{identityId}'>` is `{ identityId: string }`. */
export type Params<Path extends string> = { readonly [Name in Names<Path>]: string }

type Join<Path extends string, Action extends string> = Action extends '' ? Path : `${Path}/${Action}`

/** What is known of a call beside its shape. */
export interface Marks {
  /** Reserved: for machine credentials, or for internal staff. Absent when nothing is known to reserve it. */
  readonly access?: 'machine' | 'internal'
  /** The realms the call is there for. Absent means all of them. */
  readonly realms?: readonly Realm[]
  /** A POST that changes nothing and may be sent again, such as a search. */
  readonly idempotent?: true
  /** What of this call is our reading, because the specification leaves it open. */
  readonly assumes?: readonly ('path' | 'access' | 'realms')[]
}

/** A host (by its service) and the part of the path that several calls share. */
export interface Address<Path extends string = string> extends Marks {
  readonly service: string
  readonly path: Path
}

/**
 * One call of the platform, as data. `path` is the whole template; `action` is the part of it that follows the address.
 * `Body` and `Query` are `undefined` where the call takes none, `Returns` is `null` where it answers none.
 */
export interface Operation<
  Path extends string = string,
  Returns = unknown,
  Body = unknown,
  Query = unknown,
  Named = unknown,
> extends Marks {
  readonly service: string
  readonly method: Method
  readonly path: Path
  readonly action: string
  /** Path parameters that take only certain values. */
  readonly params?: { readonly [Name in keyof Named]: Schema<Named[Name]> }
  readonly query?: Schema<Query>
  readonly body?: Schema<Body>
  /** How the body travels. Absent means as JSON; `'multipart'` means as form data, with files as parts. */
  readonly encoding?: 'multipart'
  readonly returns?: Schema<Returns>
  /** How the answer travels. Absent means whole, as JSON; `'stream'` means as a list of `returns`, one at a time. */
  readonly answers?: 'stream' | 'file'
}

/** What a call carries, beside its address. */
export interface Shape<Path extends string = string> extends Marks {
  readonly params?: { readonly [Name in Names<Path>]?: Schema<string> }
  readonly query?: Schema
  readonly body?: Schema
  readonly encoding?: 'multipart'
  readonly returns?: Schema
  readonly answers?: 'stream' | 'file'
}

type Part<S, Key extends string, None> = S extends { readonly [K in Key]: Schema<infer T> } ? T : None
type ReturnsOf<S> = Part<S, 'returns', null>
type BodyOf<S> = Part<S, 'body', undefined>
type QueryOf<S> = Part<S, 'query', undefined>
type NamedOf<S> = S extends { readonly params: infer P }
  ? { readonly [Name in keyof P]: P[Name] extends Schema<infer T> ? T : string }
  : unknown

/**
 * An address that calls hang on.
 *
 * @example
 * const invoice = at('invoices', '/v1/identities/{identityId}/invoices/{invoiceId}')
 */
/* @__NO_SIDE_EFFECTS__ */
export function at<Path extends string>(service: string, path: Path, marks?: Marks): Address<Path> {
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
 * A GET. `action` is what follows the address, `''` for the address itself; it may hold path parameters. Give it as a
 * plain string, never as a template literal: bundlers keep what they cannot read.
 *
 * @example
 * export const listInvoices = get(invoices, '', { query: InvoiceQuery, returns: list(Invoice) })
 */
/* @__NO_SIDE_EFFECTS__ */
export function get<Path extends string, Action extends string, S extends Shape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('GET', where, action, shape)
}

/**
 * A POST. Without a `body` in its shape, sending one is a type error.
 *
 * @example
 * export const payInvoice = post(invoice, 'pay', { body: Payment, returns: Invoice })
 */
/* @__NO_SIDE_EFFECTS__ */
export function post<Path extends string, Action extends string, S extends Shape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('POST', where, action, shape)
}

/** A PUT. */
/* @__NO_SIDE_EFFECTS__ */
export function put<Path extends string, Action extends string, S extends Shape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('PUT', where, action, shape)
}

/** A DELETE. Some of the platform's take a body. */
/* @__NO_SIDE_EFFECTS__ */
export function del<Path extends string, Action extends string, S extends Shape<Join<Path, Action>>>(
  where: Address<Path>,
  action: Action,
  shape?: S,
): Operation<Join<Path, Action>, ReturnsOf<S>, BodyOf<S>, QueryOf<S>, NamedOf<S>> {
  return operation('DELETE', where, action, shape)
}
