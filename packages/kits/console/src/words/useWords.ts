'use client'
import type { Schema } from '@memberkit/contract'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import { consoleMessages, sharedWords, wordsOf } from '../messages/namespaces.ts'
import { actionLabel } from './action-label.ts'

/** The words of a service, in the reader's locale. */
export interface Words {
  readonly isReady: boolean
  /** The label of a field; `owner` is the entity that has it. */
  field(name: string, owner?: string): string
  /** The name of one entity or part, by the name of its schema: "Address". */
  entity(name: string | undefined): string | undefined
  /** The notation of a field, where a person would not know it. */
  hint(name: string, owner?: string): string | undefined
  /** The action of an operation: "Change plan". */
  action(operation: string): string
  /** Returns the announcement of a completed action: "Plan changed". */
  done(operation: string): string | undefined
  /** The consequence of an action, where its dialog says more than the resulting status. */
  consequence(operation: string): string | undefined
  /** The label of a value of an enumeration. */
  value(schema: Schema, value: string): string
  /** The label of a journal's action. */
  journal(action: string): string
}

/** Returns the words of a service; `names` are the names of its schemas. */
export function useWords(service: string, names: ReadonlyMap<Schema, string>): Words {
  const own = useMessages(useMemo(() => wordsOf(service), [service]))
  const shared = useMessages(sharedWords)
  const t = useMessages(consoleMessages)
  return useMemo(() => {
    const say = (...keys: readonly string[]) => {
      for (const key of keys)
        for (const translate of [own, shared]) {
          const text = translate(key)
          if (text !== key && text !== '') return text
        }
      return undefined
    }
    return {
      isReady: own.isReady !== false && shared.isReady !== false,
      field: (name, owner) => say(`field.${owner}.${name}`, `field.${name}`) ?? humanize(name),
      // An added part is called as an existing one.
      entity: (name) => say(`entity.${name}.one`, `entity.${name?.replace(/^New|Draft$/, '')}.one`),
      hint: (name, owner) => say(`hint.${owner}.${name}`, `hint.${name}`),
      // Histories have no word of their own: they are called the same everywhere.
      action: (operation) =>
        actionLabel(operation, say, (action, version) => t('action.version', { action, version })) ??
        (operation.endsWith('Journal') ? t('history') : humanize(operation)),
      done: (operation) => say(`done.${operation}`),
      consequence: (operation) => say(`consequence.${operation}`),
      value: (schema, value) => say(`${names.get(schema)}.${value}`) ?? humanize(value),
      journal: (action) => {
        const listed = [...names.values()].filter((name) => name.endsWith('Action')).map((name) => `${name}.${action}`)
        return say(`journal.${action}`, ...listed) ?? humanize(action)
      },
    }
  }, [own, shared, names, t])
}
