'use client'
import { useEffect, useMemo, useReducer } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { formatMessage } from './format.ts'
import type { MessageNamespace, Translate } from './messages.ts'

/**
 * Returns the translate function of a namespace in the reader's locale. Starts loading lazy messages, which are empty
 * until then; a lazy part lists them in `needs` to avoid that gap.
 */
export function useMessages<Table>(namespace: MessageNamespace<Table>): Translate<Table> {
  const { locale, messages } = useMemberkit()
  const name = namespace.namespace
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!messages.isWaiting(name)) return undefined
    let isWanted = true
    // If they can't load, the part that uses them shows the error.
    messages.load(name).then(
      () => isWanted && arrived(),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [messages, name])
  return useMemo(() => {
    void arrivals
    const table = messages.read(name)
    const isReady = !messages.isWaiting(name)
    const translate = (key: string, values?: Readonly<Record<string, string | number>>) => {
      // Keys can be values from an address or the platform, such as `constructor`.
      const message = Object.hasOwn(table, key) ? table[key] : undefined
      return message === undefined ? (isReady ? key : '') : formatMessage(message, locale, values)
    }
    return Object.assign(translate, { isReady }) as Translate<Table>
  }, [messages, name, locale, arrivals])
}
