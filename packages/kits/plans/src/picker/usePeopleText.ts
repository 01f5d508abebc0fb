'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { humanize } from '@memberkit/foundation/status'
import { useMemo } from 'react'
import type { pickerEnUS } from '../messages/picker/en-US.ts'
import { pickerMessages } from '../messages/namespaces.ts'

export interface PeopleText {
  /** `you, your spouse or partner, and your dependents`. */
  readonly people: (types: readonly string[]) => string
  readonly list: (words: readonly string[]) => string
}

/** Returns functions that say whom a tier covers, in the reader's language. */
export function usePeopleText(): PeopleText {
  const t = useMessages(pickerMessages)
  const { locale } = useMemberkit()
  return useMemo(() => {
    const format = new Intl.ListFormat(locale, { type: 'conjunction' })
    const list = (words: readonly string[]) => format.format(words)
    const word = (type: string) => {
      const key = `person.${type}`
      const text = t(key as Extract<keyof typeof pickerEnUS, `person.${string}`>)
      return text === key ? humanize(type).toLocaleLowerCase(locale) : text
    }
    return { list, people: (types) => list([...new Set(types.map(word))]) }
  }, [t, locale])
}
