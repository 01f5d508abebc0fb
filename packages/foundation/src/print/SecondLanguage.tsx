'use client'
import type { Locale } from '@memberkit/platform/formats'
import { LocaleProvider } from '@memberkit/primitives/locale'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Catalogue, catalogueOf, type DictionaryList } from '../messages/catalogue.ts'
import { MemberkitContext, useMemberkit } from '../provider/context.ts'
import * as styles from './print.css.ts'
import { useIsPrinting } from './useIsPrinting.ts'

export interface SecondLanguageProps {
  locale: Locale
  /** Every dictionary that the children read, the foundation's among them. Kept stable between renders. */
  load: () => Promise<DictionaryList>
  children: ReactNode
}

/**
 * A document once more in a second language, on a page of its own: on paper only, after the page in the reader's language.
 * The whole of it is in that language, numbers and dates included. Where the words cannot be loaded, nothing is there.
 */
export function SecondLanguage({ locale, load, children }: SecondLanguageProps) {
  const reader = useMemberkit()
  const isPrinting = useIsPrinting()
  const [messages, setMessages] = useState<Catalogue>()
  useEffect(() => {
    let isWanted = true
    loaded(load, locale).then(
      (catalogue) => isWanted && setMessages(catalogue),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [load, locale])
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

/** Before the page is printed, when nothing can be waited for. */
async function loaded(load: () => Promise<DictionaryList>, locale: Locale) {
  const dictionaries = (await load()).flat()
  const catalogue = catalogueOf(dictionaries, locale)
  await Promise.all(dictionaries.map(({ namespace }) => catalogue.load(namespace)))
  return catalogue
}
