import { isOperation, isSchema } from '../openapi/exports.ts'
import * as index from '../index.ts'
import { type Service, services } from '../openapi/services.ts'
import { valuesOf } from './inventory.ts'
import { wordsOf } from './words.ts'

const common: Service = { name: '', title: '', exports: index }

/** An enumeration of the contract, with the words of everything that uses or exports it. */
export interface Enumeration {
  readonly values: readonly string[]
  readonly words: Set<string>
}

/** Returns every enumeration that the exports of these services contain. */
export function enumerations(of: readonly Service[] = [...services, common]): Enumeration[] {
  const found = new Map<unknown, Enumeration>()
  for (const { name, title, exports } of of)
    for (const [exported, value] of Object.entries(exports))
      for (const schema of picklists(value, new Set())) {
        const enumeration = found.get(schema) ?? {
          values: isTexts(schema) ? schema : valuesOf(schema),
          words: new Set(),
        }
        found.set(schema, enumeration)
        const own = value === schema ? exported : ''
        for (const word of wordsOf(`${name} ${title} ${own}`)) enumeration.words.add(word)
      }
  return [...found.values()]
}

/** Returns the picklists in a schema, an operation or a constant. */
function picklists(value: unknown, seen: Set<unknown>): unknown[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (isTexts(value) || (isSchema(value) && value.type === 'picklist')) return [value]
  const inside = isOperation(value) || isSchema(value) || isEntries(value) || Array.isArray(value)
  return inside ? Object.values(value).flatMap((part) => picklists(part, seen)) : []
}

/** A list of examples, if the specification has only those. */
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

const isEntries = (value: object) => Object.values(value).some(isSchema)
