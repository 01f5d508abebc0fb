'use client'
import { useMemberkit } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { useMemo } from 'react'
import { consoleMessages } from '../messages/namespaces.ts'
import { useDeskContext } from './DeskContext.ts'
import type { FormatOptions } from './format.ts'

/** Returns what formatting values of this service needs, in the reader's locale. */
export function useFormat(currency?: string): FormatOptions {
  const { locale, timeZone } = useMemberkit()
  const { desk, words } = useDeskContext()
  const t = useMessages(consoleMessages)
  return useMemo(
    () => ({ locale, timeZone, words, names: desk.names, yes: t('yes'), no: t('no'), ...(currency && { currency }) }),
    [locale, timeZone, words, desk, currency, t],
  )
}
