import type { Locale } from '@memberkit/platform/formats'

/** Forms chosen by the value `count` with the locale's own plural rules (in French 0 is `one`). */
export interface Plural {
  one: string
  /** Millions in French and Spanish; `other` when left out. */
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

/** What a message must be given: its placeholders, `count` as a number. */
export type MessageValues<M> = { readonly [Name in NamesOf<M>]: Name extends 'count' ? number : string | number }

/** Says a message. The keys and the placeholders of each are checked by the compiler. */
export interface Translate<Table> {
  <Key extends keyof Table & string>(
    key: Key,
    ...values: [NamesOf<Table[Key]>] extends [never] ? [] : [values: MessageValues<Table[Key]>]
  ): string
  /** False while the messages are being loaded: a control without its name is not to be shown. */
  readonly isReady?: boolean
}

/** The messages of one namespace in one locale, here or to be loaded when first needed. */
export interface Dictionary {
  readonly namespace: string
  readonly locale: Locale
  readonly messages?: MessageTable
  readonly load?: () => Promise<MessageTable>
}

export interface TypedDictionary<Table> extends Dictionary {
  readonly messages: Table & MessageTable
}

/** Stands for a namespace in code, so that no locale is imported where messages are used. */
export interface MessageNamespace<Table> {
  readonly namespace: string
  /** Never set: carries the type. */
  readonly table?: Table
}

type TableOf<Source> = Source extends TypedDictionary<infer Table> ? Table : Source
/** The same messages in another locale: a missing or unknown key does not compile. */
export type Translation<Table> = { readonly [Key in keyof Table]: Message }

/** Names a namespace by the type of its source: a table of messages, or a dictionary. */
/* @__NO_SIDE_EFFECTS__ */
export function messageNamespace<Source>(namespace: string): MessageNamespace<TableOf<Source>> {
  return { namespace }
}

/**
 * The messages of a namespace in one locale. With a name it is the source that gives the keys (en-US);
 * with a namespace it is a translation, and a missing or unknown key does not compile.
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

/** Some messages of a namespace, said the host's way. List it after the kit's own dictionary. */
/* @__NO_SIDE_EFFECTS__ */
export function overrideMessages<Table>(
  namespace: MessageNamespace<Table>,
  locale: Locale,
  messages: Partial<Translation<Table>>,
): Dictionary {
  return { namespace: nameOf(namespace), locale, messages: messages as MessageTable }
}

/**
 * Messages needed only after an intent (a form, a dialog): loaded with the part that says them. The module they come
 * from is best a table and imports nothing: what a loaded module shares with a page costs that page a file.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyMessages<Table>(
  namespace: MessageNamespace<Table>,
  locale: Locale,
  load: () => Promise<Translation<Table>>,
): Dictionary {
  return { namespace: nameOf(namespace), locale, load: load as () => Promise<MessageTable> }
}

/** The name of a namespace, however it is given. */
export function nameOf(namespace: string | MessageNamespace<unknown>): string {
  return typeof namespace === 'string' ? namespace : namespace.namespace
}
