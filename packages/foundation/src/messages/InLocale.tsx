'use client'
import type { Locale } from '@memberkit/platform/formats'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { MemberkitContext, useMemberkit } from '../provider/context.ts'
import type { Catalogue } from './catalogue.ts'
import { type MessageNamespace, nameOf } from './messages.ts'

export interface InLocaleProps {
  locale: Locale
  /** Every namespace that the children use, including the foundation's own. Keep it stable between renders. */
  needs: readonly (MessageNamespace<unknown> | string)[]
  /** Shown until the messages have loaded, and if they are missing or can't load. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Renders a part of the page in another language than the reader's: numbers, dates and messages, from the provider's
 * dictionaries.
 */
export function InLocale({ locale, needs, fallback = null, children }: InLocaleProps) {
  const reader = useMemberkit()
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Catalogue }>()
  useEffect(() => {
    let isWanted = true
    load(reader.messages.in(locale), needs).then(
      (messages) => isWanted && setLoaded(messages && { locale, messages }),
      () => isWanted && setLoaded(undefined),
    )
    return () => {
      isWanted = false
    }
  }, [reader.messages, needs, locale])
  const memberkit = useMemo(() => loaded && { ...reader, ...loaded }, [reader, loaded])
  if (!memberkit) return fallback
  // An empty element would take part in its parent's gaps.
  if (children === null) return null
  return (
    <MemberkitContext.Provider value={memberkit}>
      <LocaleProvider locale={memberkit.locale} timeZone={reader.timeZone}>
        <div lang={memberkit.locale}>{children}</div>
      </LocaleProvider>
    </MemberkitContext.Provider>
  )
}

async function load(catalogue: Catalogue, needs: InLocaleProps['needs']) {
  const names = needs.map(nameOf)
  if (!names.every(catalogue.speaks)) return undefined
  await Promise.all(names.map(catalogue.load))
  return catalogue
}
