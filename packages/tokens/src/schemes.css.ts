import { globalStyle } from '@vanilla-extract/css'
import { colorVars, moreContrastVars, navigationVars } from './brands/color-vars.ts'
import { css } from './brands/colors.ts'
import { vars } from './contract.ts'
import { layers } from './layers.css.ts'
import { regions } from './regions.ts'
import { seriesColors } from './series-colors.ts'
import { byScheme, nativeScheme, schemeVars } from './schemes.ts'
import { below, raised } from './raised.ts'

const light = { '@layer': { [layers.tokens]: { vars: schemeVars('light') } } }
const dark = { vars: schemeVars('dark') }

globalStyle(regions.default('data-mk-scheme'), light)
globalStyle(regions.with('data-mk-scheme', 'dark'), { '@layer': { [layers.tokens]: dark } })
globalStyle(regions.with('data-mk-scheme', 'auto'), {
  '@layer': { [layers.tokens]: { '@media': { '(prefers-color-scheme: dark)': dark } } },
})
// Browsers don't print backgrounds, so light text of a dark page would be unreadable on paper.
globalStyle(`:root, :host, ${regions.with('data-mk-scheme')}`, {
  '@layer': { [layers.tokens]: { '@media': { print: { vars: schemeVars('light') } } } },
})

const near = byScheme('oklch(0.2 0.02 270 / 0.08)', 'oklch(0 0 0 / 0.4)')
const far = byScheme('oklch(0.2 0.02 270 / 0.16)', 'oklch(0 0 0 / 0.55)')

const series = Object.values(vars.series).map((token, at) => [
  token,
  byScheme(css(seriesColors.light[at]!), css(seriesColors.dark[at]!)),
])

// Before the rule below: a brand or scheme inside something raised begins anew.
globalStyle('[data-mk-raised]', { '@layer': { [layers.tokens]: { vars: below } } })
globalStyle('[data-mk-raised] > *', { '@layer': { [layers.tokens]: { vars: raised } } })

/** Tokens that depend on brand and scheme are resolved again wherever either may change. */
const changes = ':root, :host, [data-mk-brand], [data-mk-scheme], [data-mk-navigation]'
globalStyle(changes, {
  '@layer': {
    [layers.tokens]: {
      vars: {
        ...colorVars,
        ...Object.fromEntries(series),
        [vars.shadow.raised]: `0 1px 2px ${near}`,
        [vars.shadow.overlay]: `0 2px 6px ${near}, 0 12px 32px ${far}`,
      },
      '@media': { '(prefers-contrast: more)': { vars: moreContrastVars } },
    },
  },
})

globalStyle('[data-mk-navigation]', {
  '@layer': {
    [layers.tokens]: {
      vars: navigationVars,
      '@media': { print: { vars: schemeVars('light') } },
    },
  },
})

// Not a token: a host's reset must not give a dark page light controls.
globalStyle('[data-mk-scheme]', { '@layer': { [layers.components]: { colorScheme: nativeScheme } } })
