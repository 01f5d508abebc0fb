import type { Method } from '../operation.ts'

/** The singular and plural name of an entity, and its description in one line. */
export interface Name {
  readonly one: string
  readonly many: string
  readonly about?: string
}

/** Names of entities by the contract's own. */
export type EntityWords = Readonly<Record<string, Name>>

/** Labels or hints by field name, or by entity and field (`Branch.name`) where that entity has another word. */
export type FieldWords = Readonly<Record<string, string>>

/** Descriptions of journal entries, by action. */
export type JournalWords = Readonly<Record<string, string>>

/** The names of a service module's operations. */
export type OperationName<Service> = {
  [Name in keyof Service]: Service[Name] extends { readonly method: Method; readonly path: string } ? Name : never
}[keyof Service]

/** Texts by operation: a name that isn't one of the service's doesn't compile. */
export type ActionWords<Service> = { readonly [Name in OperationName<Service>]?: string }

/** The same words in another locale: exactly those, none missing. */
export type SameWords<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameWords<Words[Key]>
}

/** The words of a service in one locale: a module such as `@memberkit/contract/words/branches/en-US`. */
export interface ServiceWords {
  readonly name: Name
  readonly entities?: EntityWords
  readonly fields: FieldWords
  readonly hints?: FieldWords
  readonly actions: Readonly<Record<string, string | undefined>>
  /** Consequences of actions, where the name doesn't state them; shown before they are sent. */
  readonly consequences?: Readonly<Record<string, string | undefined>>
  readonly done?: Readonly<Record<string, string | undefined>>
  readonly journal?: JournalWords
}

/** The words that services share: a module such as `@memberkit/contract/words/common/en-US`. */
export interface CommonWords {
  readonly fields: FieldWords
  readonly hints: FieldWords
  readonly entities: EntityWords
}
