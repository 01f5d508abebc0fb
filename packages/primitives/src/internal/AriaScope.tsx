'use client'
import { type ReactNode, type RefObject, useState } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { directionOf, useLocale } from '../locale/LocaleProvider.tsx'
import { useBrowserEffect } from './use-browser-effect.ts'

interface AriaScopeProps {
  /** The element of the composite, among `children`: its direction is that of the text around it. */
  element: RefObject<Element | null>
  children: ReactNode
}

/** What React Aria's composites need around them: our locale, the direction of the page, and no style sheet of theirs. */
export function AriaScope({ element, children }: AriaScopeProps) {
  const { locale, direction } = useLocale()
  const [isRtl, setRtl] = useState(direction === 'rtl')
  useBrowserEffect(() => {
    keepPressSheetOut()
    if (element.current) setRtl(element.current.matches(':dir(rtl)'))
  })
  return <I18nProvider locale={inDirection(locale, isRtl)}>{children}</I18nProvider>
}

/** React Aria reads the direction from the script of the locale and knows no `dir`, which the script tag tells it. */
function inDirection(locale: string, isRtl: boolean) {
  if ((directionOf(locale) === 'rtl') === isRtl) return locale
  return new Intl.Locale(locale, { script: isRtl ? 'Arab' : 'Latn' }).toString()
}

const pressSheet = 'react-aria-pressable-style'

/** `usePress` adds a style sheet, against a strict policy, unless it finds one by its id. Ours are static. */
function keepPressSheetOut() {
  if (document.getElementById(pressSheet)) return
  const marker = document.createElement('meta')
  marker.id = pressSheet
  marker.name = pressSheet
  document.head.append(marker)
}
