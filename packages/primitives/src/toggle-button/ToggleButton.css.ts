import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@memberkit/tokens/contract'
import { layers } from '@memberkit/tokens/layers'
import { button } from '../button/Button.css.ts'

const { color } = vars
const layer = layers.components
const pressed = `${button}[aria-pressed="true"]`

// Twice the attribute: above what the tone says of a button that is at work.
globalStyle(`${pressed}[data-tone][data-tone]`, {
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
globalStyle(`${pressed}[data-tone="quiet"][data-tone][data-tone]`, {
  '@layer': { [layer]: { borderColor: 'transparent' } },
})
globalStyle(`${pressed}[data-tone][data-tone]:hover:not(:disabled, [data-pending])`, {
  '@layer': {
    [layer]: {
      background: `color-mix(in oklch, ${color.accentSoft} 92%, ${color.text})`,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
  },
})
globalStyle(`${pressed}[data-tone][data-tone][data-tone]:disabled`, {
  '@layer': {
    [layer]: {
      borderColor: color.borderStrong,
      background: color.neutralSoft,
      color: color.textMuted,
      '@media': {
        '(forced-colors: active)': { borderColor: 'GrayText', background: 'GrayText', color: 'Canvas' },
      },
    },
  },
})
