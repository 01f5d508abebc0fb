import type { Operation } from '@memberkit/contract'

/** The operations of a matrix by the names of its rows, in a module without a page: a check of all kits reads it, too. */
export type MatrixCalls = Readonly<Record<string, Operation>>

type Sent = Readonly<Record<string, { readonly operation: Operation }>>

/** Returns the operations of an entity's actions by name: of all, or of some. */
export function operationsOf(sent: Sent, names: readonly string[] = Object.keys(sent)): MatrixCalls {
  return Object.fromEntries(names.flatMap((name) => (sent[name] ? [[name, sent[name].operation]] : [])))
}
