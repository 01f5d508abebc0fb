'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

export interface LocaleSettings {
  /** BCP 47 tag that amounts and dates are written by, for example `fr-CA`. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** IANA time zone that instants are shown in, for example `America/Toronto`. */
  timeZone: string
}

// The reader's own zone is unknown to a server: guessing one would write different text there and in the browser.
const LocaleContext = createContext<LocaleSettings>({ locale: 'en-US', direction: 'ltr', timeZone: 'UTC' })

export interface LocaleProviderProps extends Partial<LocaleSettings> {
  /** @default the direction that the locale is written in */
  direction?: 'ltr' | 'rtl'
  children: ReactNode
}

/**
 * Sets the locale and time zone in which nested components format values; omitted values are inherited. Renders no
 * element: set `lang` and `dir` on the element with the text.
 */
export function LocaleProvider({ locale, direction, timeZone, children }: LocaleProviderProps) {
  const outer = useContext(LocaleContext)
  const settings = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      direction: direction ?? (locale ? directionOf(locale) : outer.direction),
      timeZone: timeZone ?? outer.timeZone,
    }),
    [locale, direction, timeZone, outer],
  )
  return <LocaleContext.Provider value={settings}>{children}</LocaleContext.Provider>
}

export function useLocale(): LocaleSettings {
  return useContext(LocaleContext)
}

/** The direction that a locale's language is written in. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/i.test(locale) ? 'rtl' : 'ltr'
}
