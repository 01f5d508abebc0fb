'use client'
import type { Locale } from '@memberkit/platform/formats'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Catalogue } from '../messages/catalogue.ts'
import { type MessageNamespace, nameOf } from '../messages/messages.ts'
import { MemberkitContext, useMemberkit } from '../provider/context.ts'
import * as styles from './print.css.ts'
import { useIsPrinting } from './useIsPrinting.ts'

export interface SecondLanguageProps {
  locale: Locale
  /** Every namespace that the children use, including the foundation's own. Keep it stable between renders. */
  needs: readonly (MessageNamespace<unknown> | string)[]
  children: ReactNode
}

/**
 * Prints a document again in a second language on a page of its own: numbers, dates and messages, from the provider's
 * dictionaries. Renders nothing on screen, and nothing at all if messages in that language are missing or can't load.
 */
export function SecondLanguage({ locale, needs, children }: SecondLanguageProps) {
  const reader = useMemberkit()
  const isPrinting = useIsPrinting()
  const [messages, setMessages] = useState<Catalogue>()
  useEffect(() => {
    let isWanted = true
    loaded(reader.messages.in(locale), needs).then(
      (catalogue) => isWanted && setMessages(catalogue),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [reader.messages, needs, locale])
  const memberkit = useMemo(() => messages && { ...reader, locale, messages }, [reader, locale, messages])
  if (!isPrinting || !memberkit) return null
  return (
    <MemberkitContext.Provider value={memberkit}>
      <LocaleProvider locale={locale} timeZone={reader.timeZone}>
        <div lang={locale} className={styles.ownPage}>
          {children}
        </div>
      </LocaleProvider>
    </MemberkitContext.Provider>
  )
}

/** Preloads before printing, which can't wait. */
async function loaded(catalogue: Catalogue, needs: SecondLanguageProps['needs']) {
  const names = needs.map(nameOf)
  if (!names.every(catalogue.speaks)) return undefined
  await Promise.all(names.map(catalogue.load))
  return catalogue
}
