import type { Locale } from '@memberkit/platform/formats'

/** Forms selected by `count` with the locale's plural rules (in French, 0 is `one`). */
export interface Plural {
  one: string
  /** Millions in French and Spanish; defaults to `other`. */
  many?: string
  other: string
}

/** Text with `{name}` placeholders. */
export type Message = string | Plural
export type MessageTable = Readonly<Record<string, Message>>

type Names<Text extends string> = string extends Text
  ? string
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Names<Rest>
    : never
type NamesOf<M> = M extends string
  ? Names<M>
  : M extends { readonly one: infer One extends string; readonly other: infer Other extends string }
    ? 'count' | Names<One> | Names<Other>
    : never

/** The values of a message's placeholders; `count` is a number. */
export type MessageValues<M> = { readonly [Name in NamesOf<M>]: Name extends 'count' ? number : string | number }

/** Formats a message. The compiler checks keys and placeholders. */
export interface Translate<Table> {
  <Key extends keyof Table & string>(
    key: Key,
    ...values: [NamesOf<Table[Key]>] extends [never] ? [] : [values: MessageValues<Table[Key]>]
  ): string
  /** Whether the messages have loaded. Don't show a control without its label. */
  readonly isReady?: boolean
}

/** The messages of one namespace in one locale, loaded or lazy. */
export interface Dictionary {
  readonly namespace: string
  readonly locale: Locale
  readonly messages?: MessageTable
  readonly load?: () => Promise<MessageTable>
}

export interface TypedDictionary<Table> extends Dictionary {
  readonly messages: Table & MessageTable
}

/** Identifies a namespace, so that components import no locale. */
export interface MessageNamespace<Table> {
  readonly namespace: string
  /** Never set; carries the type. */
  readonly table?: Table
}

type TableOf<Source> = Source extends TypedDictionary<infer Table> ? Table : Source
/** The same messages in another locale; a missing or unknown key doesn't compile. */
export type Translation<Table> = { readonly [Key in keyof Table]: Message }

/** Creates a namespace with the type of its source: a message table or a dictionary. */
/* @__NO_SIDE_EFFECTS__ */
export function messageNamespace<Source>(namespace: string): MessageNamespace<TableOf<Source>> {
  return { namespace }
}

/**
 * Defines the messages of a namespace in one locale. With a name, it is the source that defines the keys (en-US); with
 * a namespace, it is a translation, where a missing or unknown key doesn't compile.
 */
export function defineMessages<const Table extends MessageTable>(
  namespace: string,
  locale: Locale,
  messages: Table,
): TypedDictionary<Table>
export function defineMessages<Table>(
  namespace: MessageNamespace<Table>,
  locale: Locale,
  messages: Translation<Table>,
): Dictionary
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages(namespace: string | MessageNamespace<unknown>, locale: Locale, messages: MessageTable) {
  return { namespace: nameOf(namespace), locale, messages }
}

/** Overrides some messages of a namespace. List it after the kit's own dictionary. */
/* @__NO_SIDE_EFFECTS__ */
export function overrideMessages<Table>(
  namespace: MessageNamespace<Table>,
  locale: Locale,
  messages: Partial<Translation<Table>>,
): Dictionary {
  return { namespace: nameOf(namespace), locale, messages: messages as MessageTable }
}

/**
 * Defines messages that load on demand with the part that uses them (a form, a dialog). Import them from a plain table
 * without imports: modules shared with the page split its files further.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyMessages<Table>(
  namespace: MessageNamespace<Table>,
  locale: Locale,
  load: () => Promise<Translation<Table>>,
): Dictionary {
  return { namespace: nameOf(namespace), locale, load: load as () => Promise<MessageTable> }
}

/** Loads the messages of several namespaces from one module, which exports their tables by name. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyDictionaries<Name extends string>(
  names: readonly Name[],
  locale: Locale,
  load: () => Promise<Readonly<Record<Name, MessageTable>>>,
): readonly Dictionary[] {
  return names.map((namespace) => ({ namespace, locale, load: async () => (await load())[namespace] }))
}

/** Joins dictionaries. Unlike an array with spreads, bundlers remove the result where it isn't used. */
/* @__NO_SIDE_EFFECTS__ */
export function joinMessages(...lists: readonly (readonly Dictionary[])[]): readonly Dictionary[] {
  return lists.flat()
}

/** Returns the name of a namespace. */
export function nameOf(namespace: string | MessageNamespace<unknown>): string {
  return typeof namespace === 'string' ? namespace : namespace.namespace
}
