import { LocaleProvider } from '@memberkit/primitives/locale'
import { themeAttributes } from '@memberkit/tokens'
import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect } from 'react'
import { useShownLocale } from './shown-locale.ts'

/** Sets the theme on <html>, as a host does, so that one rendered story can be captured in every theme. */
export function applyTheme({ brand, scheme, density }: { brand: string; scheme: string; density: string }) {
  const attributes = themeAttributes({ brand, scheme: scheme as 'light', density: density as 'comfortable' })
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
}

export const withTheme: Decorator = (Story, { globals, parameters }) => {
  applyTheme(globals as { brand: string; scheme: string; density: string })
  return (
    <Page
      {...(parameters as PageParameters)}
      locale={globals.locale as string}
      direction={globals.direction as 'ltr' | 'rtl'}
    >
      <Story />
    </Page>
  )
}

interface PageParameters {
  containerWidth?: number
  isFlush?: boolean
}

interface PageProps extends PageParameters {
  locale: string
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

function Page({ containerWidth, isFlush, locale: ofToolbar, direction, children }: PageProps) {
  const shown = useShownLocale(ofToolbar)
  const locale = shown === 'pseudo' ? 'en-US' : shown
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: locale, dir: direction })
  }, [locale, direction])
  return (
    <LocaleProvider locale={locale} direction={direction} timeZone="UTC">
      <div className="story-frame" data-flush={isFlush} style={{ maxInlineSize: containerWidth }}>
        {children}
      </div>
    </LocaleProvider>
  )
}
