import type { CommonWords, FieldWords, ServiceWords } from './words.ts'

type Words = Pick<ServiceWords, 'fields' | 'hints'>
type Common = Pick<CommonWords, 'fields' | 'hints'>

/** Returns the most specific text: of the entity's field, of the field in its service, or of the field anywhere. */
function find(entity: string | undefined, field: string, ...tables: (FieldWords | undefined)[]): string | undefined {
  const keys = entity === undefined ? [field] : [`${entity}.${field}`, field]
  for (const table of tables) for (const key of keys) if (table?.[key] !== undefined) return table[key]
  return undefined
}

/**
 * Returns the label of a field: of an entity, a body or a query by the name of its schema, or of a path parameter
 * without one.
 *
 * @example
 * import * as common from '@memberkit/contract/words/common/en-US'
 * import * as words from '@memberkit/contract/words/branches/en-US'
 *
 * fieldLabel(words, common, 'Branch', 'yearJoined') // 'With us since'
 */
export function fieldLabel(words: Words, common: Common, entity: string | undefined, field: string) {
  return find(entity, field, words.fields, common.fields)
}

/** Returns the hint of a field, for those whose format or meaning a person may not know. */
export function fieldHint(words: Words, common: Common, entity: string | undefined, field: string) {
  return find(entity, field, words.hints, common.hints)
}

/** Returns what a journal entry's action is called; `undefined` for one that nobody named, which pages show as it is. */
export function journalLabel(words: Pick<ServiceWords, 'journal'>, action: string): string | undefined {
  return words.journal && Object.hasOwn(words.journal, action) ? words.journal[action] : undefined
}
