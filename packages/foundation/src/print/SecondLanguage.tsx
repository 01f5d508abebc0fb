'use client'
import { type InLocaleProps, InLocale } from '../messages/InLocale.tsx'
import * as styles from './print.css.ts'
import { useIsPrinting } from './useIsPrinting.ts'

export interface SecondLanguageProps extends Omit<InLocaleProps, 'fallback'> {}

/**
 * Prints a document again in a second language on a page of its own: numbers, dates and messages, from the provider's
 * dictionaries. Renders nothing on screen, and nothing at all if messages in that language are missing or can't load.
 */
export function SecondLanguage({ children, ...language }: SecondLanguageProps) {
  const isPrinting = useIsPrinting()
  return (
    // Preloads before printing, which can't wait.
    <InLocale {...language}>{isPrinting ? <div className={styles.ownPage}>{children}</div> : null}</InLocale>
  )
}
