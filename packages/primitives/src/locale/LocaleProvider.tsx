'use client'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

export interface LocaleSettings {
  /** BCP 47 tag for formatting amounts and dates, for example `fr-CA`. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** IANA time zone for timestamps, for example `America/Toronto`. */
  timeZone: string
  /** Returns the time that relative times count from, in milliseconds since 1970: the device's clock may be off. */
  now: () => number
}

// A server doesn't know the reader's time zone: guessing one would render different text there and in the browser.
const LocaleContext = createContext<LocaleSettings>({
  locale: 'en-US',
  direction: 'ltr',
  timeZone: 'UTC',
  now: () => Date.now(),
})

export interface LocaleProviderProps extends Partial<LocaleSettings> {
  /**
   * The text direction.
   * @default the locale's direction
   */
  direction?: 'ltr' | 'rtl'
  children: ReactNode
}

/**
 * Sets the locale and time zone in which nested components format values; omitted values are inherited. Renders no
 * element: set `lang` and `dir` on the element with the text.
 */
export function LocaleProvider({ locale, direction, timeZone, now, children }: LocaleProviderProps) {
  const outer = useContext(LocaleContext)
  const settings = useMemo(
    () => ({
      locale: locale ?? outer.locale,
      direction: direction ?? (locale ? directionOf(locale) : outer.direction),
      timeZone: timeZone ?? outer.timeZone,
      now: now ?? outer.now,
    }),
    [locale, direction, timeZone, now, outer],
  )
  return <LocaleContext.Provider value={settings}>{children}</LocaleContext.Provider>
}

export function useLocale(): LocaleSettings {
  return useContext(LocaleContext)
}

/** Returns the direction of a locale's script. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/i.test(locale) ? 'rtl' : 'ltr'
}
