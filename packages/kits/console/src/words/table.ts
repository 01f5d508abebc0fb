import type { MessageTable } from '@memberkit/foundation/messages'

/** A module of the contract's labels or words. */
export type WordModule = Readonly<Record<string, unknown>>

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The names here of the tables of a service's words; every other table is an enumeration's labels. */
const prefixes: Readonly<Record<string, string>> = {
  fields: 'field',
  hints: 'hint',
  actions: 'action',
  consequences: 'consequence',
  done: 'done',
  journal: 'journal',
  entities: 'entity',
  name: 'service',
}

/** Joins modules into one table of messages: `OfferStatus.ENROLLABLE`, `field.rate`, `action.createTax`. */
export function wordTable(...modules: readonly WordModule[]): MessageTable {
  const table: Record<string, string> = {}
  const add = (key: string, value: unknown) => {
    if (typeof value === 'string') table[key] = value
    else if (isTable(value)) for (const [part, text] of Object.entries(value)) add(`${key}.${part}`, text)
  }
  for (const words of modules) for (const [name, texts] of Object.entries(words)) add(prefixes[name] ?? name, texts)
  return table
}
