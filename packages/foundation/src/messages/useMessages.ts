'use client'
import { useEffect, useMemo, useReducer } from 'react'
import { useMemberkit } from '../provider/context.ts'
import { formatMessage } from './format.ts'
import type { MessageNamespace, Translate } from './messages.ts'

/**
 * Says the messages of a namespace in the reader's locale. Messages still to be loaded are loaded, and said as
 * nothing until then; a lazy part names them in `needs` and so never shows that gap.
 */
export function useMessages<Table>(namespace: MessageNamespace<Table>): Translate<Table> {
  const { locale, messages } = useMemberkit()
  const name = namespace.namespace
  const [arrivals, arrived] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!messages.isWaiting(name)) return undefined
    let isWanted = true
    // Where they cannot be loaded, whoever loads the part that says them tells the person.
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
      const message = table[key]
      return message === undefined ? (isReady ? key : '') : formatMessage(message, locale, values)
    }
    return Object.assign(translate, { isReady }) as Translate<Table>
  }, [messages, name, locale, arrivals])
}
