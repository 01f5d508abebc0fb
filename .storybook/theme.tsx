import { LocaleProvider } from '@memberkit/primitives/locale'
import { themeAttributes } from '@memberkit/tokens'
import type { Decorator } from '@storybook/react-vite'

/** The theme sits on <html>, as in a host, so that one rendered story can be pictured in every theme. */
export function applyTheme({ brand, scheme, density }: { brand: string; scheme: string; density: string }) {
  const attributes = themeAttributes({ brand, scheme: scheme as 'light', density: density as 'comfortable' })
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value)
}

export const withTheme: Decorator = (Story, { globals, parameters }) => {
  applyTheme(globals as { brand: string; scheme: string; density: string })
  const locale = globals.locale === 'pseudo' ? 'en-US' : (globals.locale as string)
  document.documentElement.lang = locale
  document.documentElement.dir = globals.direction as string
  const { containerWidth, isFlush } = parameters as { containerWidth?: number; isFlush?: boolean }
  return (
    <LocaleProvider locale={locale} direction={globals.direction as 'ltr'} timeZone="UTC">
      <div className="story-frame" data-flush={isFlush} style={{ maxInlineSize: containerWidth }}>
        <Story />
      </div>
    </LocaleProvider>
  )
}
