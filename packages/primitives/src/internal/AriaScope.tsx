'use client'
import { type ReactNode, type RefObject, useState } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { directionOf, useLocale } from '../locale/LocaleProvider.tsx'
import { useBrowserEffect } from './use-browser-effect.ts'

interface AriaScopeProps {
  /** The element of the composite, among `children`. Its direction is that of the surrounding text. */
  element: RefObject<Element | null>
  children: ReactNode
}

/** The context of React Aria's composites: our locale, the page's direction, and no injected style sheet. */
export function AriaScope({ element, children }: AriaScopeProps) {
  const { locale, direction } = useLocale()
  const [isRtl, setRtl] = useState(direction === 'rtl')
  useBrowserEffect(() => {
    keepPressSheetOut()
    if (element.current) setRtl(element.current.matches(':dir(rtl)'))
  })
  return <I18nProvider locale={inDirection(locale, isRtl)}>{children}</I18nProvider>
}

/**
 * React Aria derives the direction from the locale's script and ignores `dir`, so the locale gets a matching script.
 */
function inDirection(locale: string, isRtl: boolean) {
  if ((directionOf(locale) === 'rtl') === isRtl) return locale
  return new Intl.Locale(locale, { script: isRtl ? 'Arab' : 'Latn' }).toString()
}

const pressSheet = 'react-aria-pressable-style'

/** `usePress` injects a style sheet, against a strict policy, unless an element with its id exists. Ours is static. */
function keepPressSheetOut() {
  if (document.getElementById(pressSheet)) return
  const marker = document.createElement('meta')
  marker.id = pressSheet
  marker.name = pressSheet
  document.head.append(marker)
}
