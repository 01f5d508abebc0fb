import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { button } from '../button/Button.css.ts'

const { color } = vars
const layer = layers.components
const pressed = `${button}[aria-pressed="true"]`

globalStyle(pressed, {
  '@layer': {
    [layer]: {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.onAccentSoft,
      '@media': {
        '(forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})
globalStyle(`${pressed}[data-tone="quiet"]`, { '@layer': { [layer]: { borderColor: 'transparent' } } })
globalStyle(`${pressed}[data-tone]:hover:not(:disabled)`, {
  '@layer': {
    [layer]: {
      background: `color-mix(in oklch, ${color.accentSoft} 92%, ${color.text})`,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
  },
})
globalStyle(`${pressed}:disabled`, {
  '@layer': {
    [layer]: {
      borderColor: color.border,
      background: color.surfaceSunken,
      color: color.textMuted,
      '@media': {
        '(forced-colors: active)': { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' },
      },
    },
  },
})
