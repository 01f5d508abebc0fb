import { type Schema, text } from '@memberkit/contract'
import { type Field, fieldOf } from '@memberkit/contract/fields'
import type { Draft } from '../form/draft.ts'

const name = 'parameters'

/** Whether a query takes any parameters: the specification names none. */
export const isFreeQuery = (query: Schema | undefined): boolean => query?.type === 'record'

/** The field in which they are typed: `name=value`, one a line. */
export const freeQueryField = (): Field => ({ ...fieldOf(name, text), isList: true, isOptional: true })

/** Returns the query that was typed. A line without a value sends an empty one. */
export function freeQueryFrom(draft: Draft): Draft {
  const lines = Array.isArray(draft[name]) ? (draft[name] as readonly string[]) : []
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [key = '', ...value] = line.split('=')
      return key.trim() ? [[key.trim(), value.join('=').trim()]] : []
    }),
  )
}
