'use client'
import { useMemberkit } from '@memberkit/foundation'
import { type Translate, useMessages } from '@memberkit/foundation/messages'
import type { StatusLook } from '@memberkit/foundation/status'
import { useLabel, useLooks } from '@memberkit/parts/labels'
import type { Locale } from '@memberkit/platform/formats'
import { useMemo } from 'react'
import type { baseEnUS } from '../messages/queue/base/en-US.ts'
import { queueMessages } from '../messages/queue/namespaces.ts'
import { statusLooks } from '../shared/looks.ts'
import { languageName } from './language.ts'

export interface QueueWords {
  t: Translate<typeof baseEnUS>
  locale: Locale
  timeZone: string
  looks: Readonly<Record<string, StatusLook>>
  type: (value: string) => string
  concern: (value: string) => string
  language: (locale: string) => string
}

/** Returns the words of the queue's rows, for the table, the file and the cards. */
export function useQueueWords(): QueueWords {
  const t = useMessages(queueMessages)
  const { locale, timeZone } = useMemberkit()
  const looks = useLooks(statusLooks)
  const type = useLabel('ResolutionType')
  const concern = useLabel('ResolutionConcern')
  return useMemo(
    () => ({ t, locale, timeZone, looks, type, concern, language: (of) => languageName(of, locale) }),
    [t, locale, timeZone, looks, type, concern],
  )
}
